import { classify } from '../../classify/classify.ts'
import { readErrorCode } from '../../classify/readErrorCode.ts'
import { readProperty } from '../../normalise/readProperty.ts'
import { toOneLine } from '../../normalise/toOneLine.ts'
import { createPairingError } from '../createPairingError.ts'
import { PairingError } from '../PairingError.ts'

/** Returns whether an error says that a proposal expired. The attempt then continues with its next proposal. */
export function isExpiry(error: unknown): boolean {
  const message = readProperty(error, 'message')
  return typeof message === 'string' && /proposal expired/i.test(message)
}

/**
 * Returns the error for a relay that closed the socket on purpose, or undefined for other socket errors. The relay
 * rejects an app with an unknown project id or with an origin that the project does not allow, and a device whose clock
 * is minutes off, because the SDK's token is then expired or not yet valid.
 *
 * @see https://github.com/WalletConnect/walletconnect-monorepo/pull/2096 for the SDK's message
 * @see https://github.com/WalletConnect/walletconnect-monorepo/issues/4391 for the relay's message about the clock
 */
export function readRelayRejection(error: unknown): PairingError | undefined {
  const [closed, reason] =
    /with code: 3000(?: \((.*)\))?/s.exec(String(readProperty(error, 'message'))) ?? []
  if (closed === undefined) return undefined
  const why = reason ? `“${toOneLine(reason, 120)}”` : 'it gave no reason'
  if (/\bJWT\b.*\b(?:not yet valid|expired)\b/is.test(reason ?? ''))
    return createPairingError(
      'clock',
      error,
      `The WalletConnect relay rejected this device: ${why}. Set its clock, then try again.`,
    )
  return createPairingError(
    'misconfigured',
    error,
    `The WalletConnect relay rejected this app: ${why}. Check its project id, and the origins that the project allows.`,
  )
}

/** Converts the error of an attempt. Keeps a rejection by the user, and wraps any other error in a `PairingError`. */
export function convertPairingFailure(error: unknown): unknown {
  if (error instanceof PairingError) return error
  const cause = classify(error, { during: 'connect' })
  if (cause === 'user-rejected') return error
  // In WalletConnect's specification, the code 5100 means unsupported chains.
  if (cause === 'chain-not-configured' || readErrorCode(error) === 5100)
    return createPairingError('chains', error)
  const away = cause === 'unreachable' || cause === 'offline'
  return createPairingError(away ? 'relay' : 'declined', error)
}
