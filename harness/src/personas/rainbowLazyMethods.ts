import { paramList } from '../wallet/callInProgress.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { failWith } from '../wallet/requestFailures.ts'
import { isAddress, isBytes, textToHex } from '../wallet/hex.ts'
import { personalEcRecover } from '../wallet/methods/personalEcRecover.ts'
import { withAnyAccount, requireSigner } from '../wallet/methods/requireAccountAndSigner.ts'
import { domainChainId } from '../wallet/parseTypedData.ts'
import { parseRainbowChain } from './parseRainbowChain.ts'

/** Hooks for the methods whose code a page loads on first use (handleProviderRequest.ts of Rainbow). */
export const rainbowLazyMethods: NonNullable<Persona['lazyMethods']> = {
  wallet_addEthereumChain: (call, next, core) => {
    const { known, chain } = parseRainbowChain(paramList(call)[0], core)
    // Rainbow rejects a chain that it already lists, without a prompt.
    if (known) throw failWith(core, -32003, 'User rejected the request.')
    call.params = [chain]
    return next()
  },
  // Any site may call this method, and no prompt opens.
  personal_ecRecover: (call, _, core) => personalEcRecover(call, core),
  // The prompts for signatures and transactions open even if the site has no permission, and for any account.
  personal_sign: (call, next, core) => {
    const [data, address] = paramList(call)
    if (typeof data !== 'string' || !isAddress(address)) return next()
    const bytes = isBytes(data) ? data : textToHex(data)
    return core.ask(call, {
      kind: 'sign',
      apply: () => requireSigner(core).message(core.account(address), bytes),
    })
  },
  eth_sendTransaction: withAnyAccount,
  eth_signTypedData_v4: (call, next, core) => {
    const chainId = domainChainId(paramList(call)[1])
    if (chainId !== undefined && Number(chainId) !== core.store.chainId())
      throw failWith(core, -32600, 'Chain Id mismatch')
    return withAnyAccount(call, next, core)
  },
  wallet_watchAsset: (call, _, core) => {
    const { type, options } = (paramList(call)[0] ?? {}) as {
      type?: unknown
      options?: { address?: unknown }
    }
    if (type !== 'ERC20') throw failWith(core, -32004, 'Method supported only for ERC20')
    if (!options?.address) throw failWith(core, -32000, 'Address is required')
    return core.ask(call, { kind: 'asset', apply: () => true })
  },
}
