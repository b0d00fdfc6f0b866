import type { Json } from './types.ts'

/**
 * Error of a request or of the `disconnect` event, as EIP-1193 defines it: an `Error` with a `code` and
 * optional `data`. A fake wallet may also use a string as the code or leave it out, as some real wallets do.
 */
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
