import type { ModuleFaultKind } from '../../core/ModuleFault.ts'

/**
 * Error that the parent throws for a message that a correct agent never sends. Its text completes the sentence
 * "The module …".
 */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
  kind: ModuleFaultKind

  constructor(kind: 'garbled' | 'flooded', reason: string) {
    super(reason)
    this.kind = kind
  }
}
