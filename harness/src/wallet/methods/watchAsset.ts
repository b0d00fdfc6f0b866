import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { isAddress } from '../hex.ts'
import { checksumAddress } from '../checksumAddress.ts'
import { requireEipSupport } from './requireEipSupport.ts'

/** `wallet_watchAsset` (EIP-747): asks the user to list a token. Returns `true` before the user answers. */
export const watchAsset = (call: Call, core: Core): true => {
  requireEipSupport(call, core, 'eip747')
  const refuse = (why: string) => refuseParams(call, core, why)
  const [asked] = paramList(call)
  const { type, options } = (asked ?? {}) as { type?: unknown; options?: Record<string, unknown> }
  if (type !== 'ERC20') throw refuse(`the asset type ${JSON.stringify(type)} is not supported`)
  const { address, chainId, symbol, decimals } = options ?? {}
  if (!isAddress(address)) throw refuse('"address" must be an address')
  if (isMixedCase(address) && checksumAddress(address) !== address)
    throw refuse('"address" has a wrong checksum (EIP-55)')
  if (symbol !== undefined && typeof symbol !== 'string') throw refuse('"symbol" must be a string')
  if (decimals !== undefined && !Number.isInteger(Number(decimals)))
    throw refuse('"decimals" must be an integer')
  if (chainId !== undefined && !core.store.chain(Number(chainId)))
    throw refuse(`the chain ${String(chainId)} is unknown to the wallet`)
  core.ask(call, { kind: 'asset', apply: () => null }).catch(() => {})
  return true
}

const isMixedCase = (address: string) => /[a-f]/.test(address) && /[A-F]/.test(address.slice(2))
