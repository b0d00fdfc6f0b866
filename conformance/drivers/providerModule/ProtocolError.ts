import type { ModuleFaultKind } from '../../core/ModuleFault.ts'

/** Error for output of the child that breaks the protocol or exceeds a limit. Its text completes "The module …". */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
  kind: ModuleFaultKind

  constructor(kind: 'garbled' | 'flooded', reason: string) {
    super(reason)
    this.kind = kind
  }
}
