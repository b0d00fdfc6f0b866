/**
 * Ways in which a provider module under test can break the process that it runs in. They count against the
 * wallet, not the suite.
 */
export type ModuleFaultKind = 'hung' | 'exited' | 'flooded' | 'garbled' | 'memory' | 'threw'

/** Error for a wallet that broke or blocked the process that it runs in, or flooded the suite with events. */
export class ModuleFault extends Error {
  override name = 'ModuleFault'
  kind: ModuleFaultKind

  constructor(kind: ModuleFaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}
