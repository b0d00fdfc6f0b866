import { look } from '../classify/look.ts'
import type { Provider } from './Provider.ts'

/** Something that can be asked: EIP-1193's `request`, or the `enable` from before it. */
export function isProvider(value: unknown): value is Provider {
  return typeof look(value, 'request') === 'function' || typeof look(value, 'enable') === 'function'
}
