import { paramList } from '../call.ts'
import { parseChainId, toHex } from '../hex.ts'
import { selectChain } from '../methods/switchEthereumChain.ts'
import type { Quirk } from '../core.ts'
import { answering, before, insteadOf, never, rigging, saying } from './buildQuirk.ts'

const change = 'wallet_switchEthereumChain'
const add = 'wallet_addEthereumChain'
const asked = (call: Parameters<typeof paramList>[0]) =>
  (paramList(call)[0] ?? {}) as Record<string, unknown>
const wanted = (call: Parameters<typeof paramList>[0]) => parseChainId(asked(call)['chainId']) ?? 0

/** Quirks of reading, switching and adding chains (EIP-695, EIP-3326, EIP-3085). */
export const chains: readonly Quirk[] = [
  { id: 'chainid-number', what: 'eth_chainId is a number', ...answering('eth_chainId', Number) },
  {
    id: 'chainid-decimal-string',
    what: 'eth_chainId "56"',
    ...answering('eth_chainId', (id: string) => String(Number(id))),
  },
  {
    id: 'chainid-padded',
    what: 'eth_chainId "0x038"',
    ...answering('eth_chainId', (id: string) => `0x0${id.slice(2)}`),
  },
  {
    id: 'chainid-needs-consent',
    what: 'eth_chainId is 4100 before consent',
    ...before('eth_chainId', (call, next, core) => {
      if (core.store.permitted().length === 0)
        throw core.fail('unauthorised', { method: call.method })
      return next()
    }),
  },
  {
    id: 'switch-returns-chainid',
    what: 'resolves the chainId (Binance)',
    ...answering(change, (_, { store }) => toHex(store.chainId())),
  },
  {
    id: 'switch-returns-undefined',
    what: 'resolves undefined',
    ...answering(change, () => undefined),
  },
  {
    id: 'switch-hangs-on-approve',
    what: 'switches but never resolves',
    ...answering(change, never),
  },
  {
    id: 'switch-resolves-early',
    what: 'resolves before the chain is active',
    ...before(change, (call, next, core) => {
      const chainId = wanted(call)
      if (!core.store.chain(chainId) || core.store.chainId() === chainId) return next()
      const apply = () => {
        core.clock.setTimeout(() => selectChain({ ...call, events: 'before' }, core, chainId), 50)
        return null
      }
      return core.ask(call, { kind: 'chain', apply })
    }),
  },
  {
    id: 'switch-no-chainChanged',
    what: 'switch emits nothing (MetaMask #24247)',
    ...before(change, (call, next) => {
      call.events = 'without'
      return next()
    }),
  },
  {
    id: 'switch-chainChanged-twice',
    what: 'switch emits twice',
    ...before(change, (call, next) => {
      call.events = 'twice'
      return next()
    }),
  },
  {
    id: 'switch-no-prompt',
    what: 'no confirmation (Rabby, Rainbow)',
    policy: { switchAsks: 'never' },
  },
  {
    id: 'reject-code-wrong:switch',
    what: 'switch rejection -32000',
    ...saying('userRejected', { code: -32000 }, change),
  },
  {
    id: 'reject-message:switch',
    what: 'switch rejection says “cancelled”',
    ...saying('userRejected', { message: 'cancelled' }, change),
  },
  {
    id: 'switch-reject-resolves',
    what: 'rejection resolves null',
    ...insteadOf('userRejected', change, () => null),
  },
  {
    id: 'switch-reject-changes',
    what: 'rejection still switches',
    ...insteadOf('userRejected', change, (call, core, failure) => {
      selectChain(call, core, wanted(call))
      throw failure
    }),
  },
  {
    id: 'switch-unknown-resolves',
    what: 'unknown chain resolves null (MM mobile 7.37-RC, WC)',
    ...insteadOf('unknownChain', change, () => null),
  },
  {
    id: 'switch-unknown-adds',
    what: 'unknown chain silently added',
    ...insteadOf('unknownChain', change, (call, core) => {
      const chainId = wanted(call)
      core.store.set({
        chains: [...core.store.get().chains, { chainId, name: `Chain ${chainId}`, rpcUrl: '' }],
      })
      return selectChain(call, core, chainId)
    }),
  },
  {
    id: 'switch-unknown-32603',
    what: 'unknown chain: -32603',
    ...saying('unknownChain', { code: -32603 }),
  },
  {
    id: 'switch-unknown-wrapped',
    what: '4902 inside data.originalError (MM mobile)',
    ...saying('unknownChain', ({ message }) => ({
      code: -32603,
      data: { originalError: { code: 4902, message } },
    })),
  },
  {
    id: 'switch-unknown-4001',
    what: 'unknown chain reported as user rejection',
    ...saying('unknownChain', { code: 4001, message: 'User rejected the request.' }),
  },
  {
    id: 'switch-same-errors',
    what: 'error for the current chain',
    ...before(change, (call, next, core) => {
      if (wanted(call) === core.store.chainId())
        throw core.fail('internal', { why: 'The chain is already selected.' })
      return next()
    }),
  },
  {
    id: 'switch-accepts-number',
    what: 'accepts chainId 1',
    ...before(change, (call, next) => {
      const { chainId } = asked(call)
      if (typeof chainId === 'number') call.params = [{ chainId: toHex(chainId) }]
      return next()
    }),
  },
  {
    id: 'switch-accepts-missing-params',
    what: 'params [] resolves',
    ...before(change, (call, next) => (asked(call)['chainId'] === undefined ? null : next())),
  },
  {
    id: 'pending-not-cancelled',
    what: 'open prompts survive a chain change',
    ...rigging(({ prompts }) => {
      prompts.cancel = () => {}
    }),
  },
  {
    id: 'add-no-rpc-ok',
    what: 'accepts no rpcUrls',
    ...before(add, (call, next) => {
      const { rpcUrls } = asked(call)
      const none = rpcUrls === undefined || (Array.isArray(rpcUrls) && rpcUrls.length === 0)
      if (none && paramList(call).length > 0)
        call.params = [{ ...asked(call), rpcUrls: ['https://rpc.example'] }]
      return next()
    }),
  },
  {
    id: 'add-rpc-mismatch-ok',
    what: 'does not verify the RPC’s chain id',
    policy: { addVerifiesNode: false },
  },
  {
    id: 'add-bad-explorer-ok',
    what: 'accepts a bad explorer URL (MetaMask drops it)',
    ...before(add, (call, next) => {
      const { blockExplorerUrls: _, ...rest } = asked(call)
      if (paramList(call).length > 0) call.params = [rest]
      return next()
    }),
  },
  {
    id: 'add-badparams-ok',
    what: 'params [] resolves',
    ...before(add, (call, next) => (paramList(call).length === 0 ? null : next())),
  },
  {
    id: 'reject-code-wrong:add',
    what: 'add rejection -32000',
    ...saying('userRejected', { code: -32000 }, add),
  },
]
