import { classify } from '../../classify/classify.ts'
import { toCode } from '../../classify/evidence.ts'
import { look } from '../../classify/look.ts'
import { oneLine } from '../../discovery/oneLine.ts'
import { PairingError } from '../PairingError.ts'

/** The proposal is too old; the next one stands already. */
export function isExpiry(error: unknown): boolean {
  const message = look(error, 'message')
  return typeof message === 'string' && /proposal expired/i.test(message)
}

/**
 * The relay will not have this app: its project id is none, or this origin is not among the project's. Nothing
 * that is tried again changes that. Or not this device: its clock is minutes off, and the token that the SDK made
 * by it holds not yet, or no more. `undefined`: another trouble of the socket.
 *
 * @see https://github.com/WalletConnect/walletconnect-monorepo/pull/2096 for the SDK's words
 * @see https://github.com/WalletConnect/walletconnect-monorepo/issues/4391 for the relay's about the clock
 */
export function turnedAway(error: unknown): PairingError | undefined {
  const [closed, said] = /with code: 3000(?: \((.*)\))?/s.exec(String(look(error, 'message'))) ?? []
  if (closed === undefined) return undefined
  const why = said ? `“${oneLine(said, 120)}”` : 'it did not say why'
  if (/\bJWT\b.*\b(?:not yet valid|expired)\b/is.test(said ?? ''))
    return new PairingError(
      'clock',
      error,
      `The WalletConnect relay turned this device away: ${why}. Set its clock, then try again.`,
    )
  return new PairingError(
    'misconfigured',
    error,
    `The WalletConnect relay turned this app away: ${why}. Check its project id, and the addresses that the project allows.`,
  )
}

/** What ended an attempt: the person's own no stays as the wallet said it, all else gets its reason. */
export function refusal(error: unknown): unknown {
  if (error instanceof PairingError) return error
  const cause = classify(error, { during: 'connect' })
  if (cause === 'user-rejected') return error
  // WalletConnect 5100: unsupported chains.
  if (cause === 'chain-not-configured' || toCode(look(error, 'code')) === 5100)
    return new PairingError('chains', error)
  const away = cause === 'unreachable' || cause === 'offline'
  return new PairingError(away ? 'relay' : 'declined', error)
}
