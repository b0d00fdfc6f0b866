import { toCode } from '../classify/evidence.ts'
import { look } from '../classify/look.ts'

/** The provider lost its chain and tries to get it back: 1013, as MetaMask says it (decision 7). */
export function isRecoverable(error: unknown): boolean {
  return toCode(look(error, 'code')) === 1013
}
