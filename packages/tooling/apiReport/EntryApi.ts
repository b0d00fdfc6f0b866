/** Public API of one entry point. */
export type EntryApi = {
  /** Import specifier: `@touchstone/connect/wagmi`. */
  specifier: string
  /** Symbols that the entry point exports. */
  exported: ApiSymbol[]
  /** Symbols of the package that no entry point exports, and that an export names, directly or not. */
  unexported: ApiSymbol[]
}

/** Symbol of an API. */
export type ApiSymbol = {
  name: string
  /** Declarations, without bodies and comments. */
  signature: string
  /** First sentence of the doc comment, or an empty string. */
  summary: string
  /** Names of the package's symbols in the signature, and of types of other packages: `Client (viem)`. */
  types: string[]
}
