import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { isAddress, parseChainId, sameAddress, toHex } from '../hex.ts'
import type { Capabilities, Hex, Json } from '../types.ts'
import { requireEipSupport } from './requireEipSupport.ts'

/** `wallet_getCapabilities` (EIP-5792): returns the capabilities of an account on each requested, listed chain. */
export const getCapabilities = (call: Call, core: Core): Json => {
  requireEipSupport(call, core, 'eip5792')
  const refuse = (why: string) => refuseParams(call, core, why)
  const [address, chainIds] = paramList(call)
  if (!isAddress(address)) throw refuse('expected [address, chainIds?]')
  if (
    chainIds !== undefined &&
    !(Array.isArray(chainIds) && chainIds.every((id) => parseChainId(id) !== undefined))
  )
    throw refuse('the chain ids must be unpadded, non-zero 0x-prefixed hexadecimal strings')
  if (!core.store.accounts().some((account) => sameAddress(account, address)))
    throw core.fail('unauthorised', { method: call.method })
  const ids =
    (chainIds as Hex[] | undefined)?.map(Number) ??
    core.store.get().chains.map(({ chainId }) => chainId)
  return Object.fromEntries(
    ids.filter((id) => core.store.chain(id)).map((id) => [toHex(id), shown(core, id, address)]),
  )
}

export const capabilitiesOf = (
  core: Core,
  chainId: number,
  account: string,
): Required<Pick<Capabilities, 'atomic' | 'paymasterService' | 'receipts'>> =>
  Object.assign(
    { atomic: 'unsupported' as const, paymasterService: false, receipts: 'one' as const },
    ...[...core.deviations, core.store.get()]
      .flatMap(({ capabilities = [] }) => capabilities)
      .filter(
        (one) =>
          (one.chainId ?? chainId) === chainId && sameAddress(one.account ?? account, account),
      ),
  )

/** Formats capabilities as the dapp receives them. ERC-7677 has no value for missing paymaster support. */
function shown(core: Core, chainId: number, account: string): Json {
  const { atomic, paymasterService } = capabilitiesOf(core, chainId, account)
  return {
    atomic: { status: atomic },
    ...(paymasterService && { paymasterService: { supported: true } }),
  }
}
