/** Ways in which a module under test breaks its process. They count against the wallet, not the suite. */
export type ModuleFaultKind = 'hung' | 'exited' | 'flooded' | 'garbled' | 'memory' | 'threw'

/** Thrown by a driver if the wallet broke or blocked the process that it runs in. */
export class ModuleFault extends Error {
  override name = 'ModuleFault'
  kind: ModuleFaultKind

  constructor(kind: ModuleFaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}
