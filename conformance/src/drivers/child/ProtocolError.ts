import type { ModuleFaultKind } from '../../engine/ModuleFault.ts'

/** Thrown for what the agent would not send. The message completes "The module …". */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
  kind: ModuleFaultKind

  constructor(kind: 'garbled' | 'flooded', reason: string) {
    super(reason)
    this.kind = kind
  }
}
