/** What a module under test did to its process. The wallet is to blame, not the suite. */
export type ModuleFaultKind = 'hung' | 'exited' | 'flooded' | 'garbled' | 'memory' | 'threw'

/** Thrown by drivers when the wallet took down, or held up, the process that it lives in. */
export class ModuleFault extends Error {
  override name = 'ModuleFault'
  kind: ModuleFaultKind

  constructor(kind: ModuleFaultKind, message: string) {
    super(message)
    this.kind = kind
  }
}
