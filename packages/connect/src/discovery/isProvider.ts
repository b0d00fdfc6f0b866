import { readProperty } from '../normalise/readProperty.ts'
import type { Provider } from './Provider.ts'

/** Returns whether a value is a provider: it has EIP-1193's `request`, or the older `enable`. */
export function isProvider(value: unknown): value is Provider {
  return (
    typeof readProperty(value, 'request') === 'function' ||
    typeof readProperty(value, 'enable') === 'function'
  )
}
