import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { parseChainId } from '../hex.ts'
import { cancelSigning } from '../createPrompts.ts'

/** `wallet_switchEthereumChain` (EIP-3326): selects a chain, after a prompt if the policy or a rule demands one. */
export const switchEthereumChain = (call: Call, core: Core): null | Promise<null> => {
  const { store } = core
  const [asked] = paramList(call)
  const chainId = parseChainId((asked as { chainId?: unknown } | null | undefined)?.chainId)
  if (chainId === undefined)
    throw refuseParams(
      call,
      core,
      'expected [{ chainId }] with an unpadded, non-zero 0x-prefixed hexadecimal string',
    )
  if (!store.chain(chainId)) {
    const refuse = () => {
      throw core.fail('unknownChain', { method: call.method, chainId })
    }
    return core.policy.revealsChains || store.permitted().length > 0
      ? refuse()
      : core.ask(call, { kind: 'chain', apply: refuse })
  }
  if (store.chainId() === chainId && call.decision?.type !== 'prompt') return null
  const select = (): null => selectChain(call, core, chainId)
  if (call.decision?.type !== 'prompt' && !needsPrompt(core)) return select()
  refuseSecondPrompt(call, core)
  return core.ask(call, { kind: 'chain', apply: select })
}

/** Selects a chain as a request demands, and cancels open signature and transaction prompts. */
export const selectChain = (call: Call, core: Core, chainId: number): null => {
  const { store, prompts } = core
  const changes = store.chainId() !== chainId
  core.change(() => store.selectChain(chainId), { call, kind: 'chain' })
  if (changes) cancelSigning(prompts)
  return null
}

/** Throws `pending` if the wallet shows one prompt about a chain at a time and the site has one open. */
export const refuseSecondPrompt = (call: Call, core: Core): void => {
  const open = core.prompts.open('chain', call.origin)
  if (open && core.policy.chainPromptsExclude)
    throw core.fail('pending', {
      method: call.method,
      origin: call.origin,
      open: open.prompt.method,
    })
}

function needsPrompt({ policy, store }: Core): boolean {
  if (policy.switchAsks === 'unconnected') return store.permitted().length === 0
  return policy.switchAsks === 'always'
}
