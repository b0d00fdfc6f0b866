import { isInstanceOf } from '../normalise/isInstanceOf.ts'
import type { PairingReason } from './Pairing.ts'

/** Error of a pairing that failed for another reason than a rejection by the user. */
export class PairingError extends Error {
  override readonly name = 'PairingError'
  readonly pairing: PairingReason

  constructor(pairing: PairingReason, cause: unknown, message: string) {
    super(message, { cause })
    this.pairing = pairing
  }
}

export function isPairingError(value: unknown): value is PairingError {
  return isInstanceOf(value, PairingError)
}
