import type { PairingReason } from './Pairing.ts'
import { PairingError } from './PairingError.ts'

/**
 * Creates the error of a pairing. It is apart from `PairingError`, which every app loads to recognise such errors, so
 * that an app without WalletConnect does not load the messages.
 *
 * @param message one line that says what happened, why, and what to do. Default: the message for `pairing`
 */
export function createPairingError(
  pairing: PairingReason,
  cause?: unknown,
  message = messages[pairing],
): PairingError {
  return new PairingError(pairing, cause, message)
}

const messages: Record<PairingReason, string> = {
  unloaded: 'The code of WalletConnect could not be loaded. Check the connection, then try again.',
  relay: 'The WalletConnect relay is unreachable. Check the connection, then try again.',
  misconfigured: 'This app is not set up for WalletConnect. See the cause.',
  clock: 'The clock of this device is wrong. Set it, then try again.',
  expired: 'Nobody scanned the code in time. Ask for a new one.',
  declined: 'The wallet did not accept the connection. See the cause for its words.',
  chains: 'The wallet has none of the networks of this app. Use another wallet.',
  cancelled: 'The pairing was cancelled.',
}
