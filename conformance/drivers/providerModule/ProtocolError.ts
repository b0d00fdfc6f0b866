import type { ModuleFaultKind } from '../../core/ModuleFault.ts'

/** Thrown for a message that a correct agent never sends. The text completes "The module …". */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
  kind: ModuleFaultKind

  constructor(kind: 'garbled' | 'flooded', reason: string) {
    super(reason)
    this.kind = kind
  }
}
