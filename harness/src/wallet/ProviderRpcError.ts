import type { Json } from './types.ts'

/** Error of EIP-1193: an `Error` with an integer `code` and optional `data`. */
export class ProviderRpcError extends Error {
  override name = 'ProviderRpcError'
  declare code: number | string
  declare data: Json

  constructor(code: number | string | undefined, message: string, data?: Json) {
    super(message)
    Object.defineProperty(this, 'name', { enumerable: false })
    if (code !== undefined) this.code = code
    if (data !== undefined) this.data = data
  }
}
