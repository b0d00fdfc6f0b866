import type { PairingReason } from './Pairing.ts'
import { PairingError } from './PairingError.ts'

/** Creates the error of a pairing. Apart from `PairingError`: an app without WalletConnect loads no messages. */
export function createPairingError(
  pairing: PairingReason,
  cause?: unknown,
  message = messages[pairing],
): PairingError {
  return new PairingError(pairing, cause, message)
}

const messages: Record<PairingReason, string> = {
  unloaded: 'The code of WalletConnect could not be loaded. Check the network, then try again.',
  relay: 'The WalletConnect relay is unreachable. Check the network, then try again.',
  misconfigured:
    'This app is not set up for WalletConnect. Check the `projectId` of createWalletConnect.',
  clock: 'The clock of this device is wrong. Set it, then try again.',
  expired: 'The code expired before a wallet scanned it. Try again to get a new code.',
  declined:
    'The wallet rejected the connection: see its error in `cause`. Try again, or use another wallet.',
  chains: 'The wallet supports none of the networks of this app. Use another wallet.',
  cancelled: 'The pairing was cancelled. Try again to get a new code.',
}
