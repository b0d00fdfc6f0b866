import { isInstanceOf } from '../normalise/isInstanceOf.ts'
import type { PairingReason } from './Pairing.ts'

/** Error of a pairing that failed for another reason than a rejection by the user. */
export class PairingError extends Error {
  override readonly name = 'PairingError'
  readonly pairing: PairingReason

  /** @param message one line that says what happened, why, and what to do. Default: the message for `pairing` */
  constructor(pairing: PairingReason, cause?: unknown, message = messages[pairing]) {
    super(message, { cause })
    this.pairing = pairing
  }
}

export function isPairingError(value: unknown): value is PairingError {
  return isInstanceOf(value, PairingError)
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
