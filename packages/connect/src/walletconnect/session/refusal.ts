import { classify } from '../../classify/classify.ts'
import { toCode } from '../../classify/evidence.ts'
import { look } from '../../classify/look.ts'
import { PairingError } from '../PairingError.ts'

/** The proposal is too old; the next one stands already. */
export function isExpiry(error: unknown): boolean {
  const message = look(error, 'message')
  return typeof message === 'string' && /proposal expired/i.test(message)
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
