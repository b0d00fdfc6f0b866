import { type Call, paramList } from '../callInProgress.ts'
import type { Quirk } from '../engineTypes.ts'
import { parseChainId, toHex } from '../hex.ts'
import { selectChain } from '../methods/switchEthereumChain.ts'
import type { Json } from '../types.ts'
import {
  changeAnswer,
  changeCall,
  replaceMethod,
  initialChainIdOf,
  changeEvent,
  catchFailure,
  never,
  changeInternals,
  emitEarly,
  changeFailure,
} from './quirkBuilders.ts'

const switchMethod = 'wallet_switchEthereumChain'
const addMethod = 'wallet_addEthereumChain'
type ProposedChain = {
  chainId?: unknown
  rpcUrls?: unknown
  blockExplorerUrls?: unknown
  nativeCurrency?: { name?: unknown; decimals?: unknown }
}
const paramOf = (call: Call) => (paramList(call)[0] ?? {}) as ProposedChain
const chainIdOf = (call: Call) => parseChainId(paramOf(call).chainId) ?? 0
const urlsOf = (call: Call) => {
  const { rpcUrls } = paramOf(call)
  return (Array.isArray(rpcUrls) ? rpcUrls : []).map(String)
}

/**
 * Creates a quirk that answers `null` at once to the requests that `isInvalid` selects. A correct wallet
 * refuses those requests.
 */
const acceptUnchecked = (
  id: string,
  what: string,
  method: string,
  isInvalid: (call: Call) => boolean,
): Quirk => ({
  id,
  what,
  ...replaceMethod(method, (call, next) => (isInvalid(call) ? null : next())),
})

/** Creates a quirk that accepts a malformed chain id of this form, read as a number. */
const acceptChainIdForm = (id: string, what: string, form: RegExp): Quirk => ({
  id,
  what,
  ...replaceMethod(switchMethod, (call, next) => {
    const { chainId } = paramOf(call)
    if (typeof chainId === 'string' && form.test(chainId))
      call.params = [{ chainId: toHex(Number(chainId)) }]
    return next()
  }),
})

const eventBeforeSwitch = emitEarly('chainChanged', 'eth_chainId', (_, core) =>
  core.memory.has('asked') ? () => toHex(initialChainIdOf(core)) : undefined,
)

/** Quirks of reading, switching and adding chains (EIP-695, EIP-3326, EIP-3085), and of `chainChanged`. */
export const chains: readonly Quirk[] = [
  { id: 'chainid-number', what: 'eth_chainId is a number', ...changeAnswer('eth_chainId', Number) },
  {
    id: 'chainid-decimal-string',
    what: 'eth_chainId "56"',
    ...changeAnswer('eth_chainId', (id: string) => String(Number(id))),
  },
  {
    id: 'chainid-padded',
    what: 'eth_chainId "0x038"',
    ...changeAnswer('eth_chainId', (id: string) => `0x0${id.slice(2)}`),
  },
  {
    id: 'chainid-needs-consent',
    what: 'eth_chainId is 4100 before consent',
    ...replaceMethod('eth_chainId', (call, next, core) => {
      if (core.store.permitted().length === 0)
        throw core.fail('unauthorised', { method: call.method })
      return next()
    }),
  },
  {
    id: 'switch-returns-chainid',
    what: 'resolves the chainId (Binance)',
    ...changeAnswer(switchMethod, (_, { store }) => toHex(store.chainId())),
  },
  {
    id: 'switch-returns-undefined',
    what: 'resolves undefined',
    ...changeAnswer(switchMethod, () => undefined),
  },
  {
    id: 'switch-hangs-on-approve',
    what: 'switches but never resolves',
    ...changeAnswer(switchMethod, never),
  },
  {
    id: 'switch-resolves-early',
    what: 'resolves before the chain is active',
    ...replaceMethod(switchMethod, (call, next, core) => {
      const chainId = chainIdOf(call)
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
    ...changeCall(switchMethod, { events: 'without' }),
  },
  {
    id: 'switch-chainChanged-twice',
    what: 'switch emits twice',
    ...changeCall(switchMethod, { events: 'twice' }),
  },
  {
    id: 'switch-no-prompt',
    what: 'no confirmation (Rabby, Rainbow)',
    policy: { switchAsks: 'never' },
  },
  {
    id: 'reject-code-wrong:switch',
    what: 'switch rejection -32000',
    ...changeFailure('userRejected', { code: -32000 }, switchMethod),
  },
  {
    id: 'reject-message:switch',
    what: 'switch rejection says “cancelled”',
    ...changeFailure('userRejected', { message: 'cancelled' }, switchMethod),
  },
  {
    id: 'switch-reject-resolves',
    what: 'rejection resolves null',
    ...catchFailure('userRejected', switchMethod, () => null),
  },
  {
    id: 'switch-reject-changes',
    what: 'rejection still switches',
    ...catchFailure('userRejected', switchMethod, (call, core, failure) => {
      selectChain(call, core, chainIdOf(call))
      throw failure
    }),
  },
  {
    id: 'switch-unknown-resolves',
    what: 'unknown chain resolves null (MM mobile 7.37-RC, WC)',
    ...catchFailure('unknownChain', switchMethod, () => null),
  },
  {
    id: 'switch-unknown-adds',
    what: 'unknown chain silently added',
    ...catchFailure('unknownChain', switchMethod, (call, core) => {
      const chainId = chainIdOf(call)
      core.store.set({
        chains: [...core.store.get().chains, { chainId, name: `Chain ${chainId}`, rpcUrl: '' }],
      })
      return selectChain(call, core, chainId)
    }),
  },
  {
    id: 'switch-unknown-32603',
    what: 'unknown chain: -32603',
    ...changeFailure('unknownChain', { code: -32603 }),
  },
  {
    id: 'switch-unknown-wrapped',
    what: '4902 inside data.originalError (MM mobile)',
    ...changeFailure('unknownChain', ({ message }) => ({
      code: -32603,
      data: { originalError: { code: 4902, message } },
    })),
  },
  {
    id: 'switch-unknown-4001',
    what: 'unknown chain reported as user rejection',
    ...changeFailure('unknownChain', { code: 4001, message: 'User rejected the request.' }),
  },
  {
    id: 'switch-same-errors',
    what: 'error for the current chain',
    ...replaceMethod(switchMethod, (call, next, core) => {
      if (chainIdOf(call) === core.store.chainId())
        throw core.fail('internal', { why: 'The chain is already selected.' })
      return next()
    }),
  },
  {
    id: 'switch-accepts-number',
    what: 'accepts chainId 1',
    ...replaceMethod(switchMethod, (call, next) => {
      const { chainId } = paramOf(call)
      if (typeof chainId === 'number') call.params = [{ chainId: toHex(chainId) }]
      return next()
    }),
  },
  {
    id: 'switch-accepts-missing-params',
    what: 'params [] resolves',
    ...replaceMethod(switchMethod, (call, next) =>
      paramOf(call).chainId === undefined ? null : next(),
    ),
  },
  {
    id: 'pending-not-cancelled',
    what: 'open prompts survive a chain change',
    ...changeInternals(({ prompts }) => {
      prompts.cancel = () => {}
    }),
  },
  {
    id: 'add-no-rpc-ok',
    what: 'accepts no rpcUrls',
    ...replaceMethod(addMethod, (call, next) => {
      const { rpcUrls } = paramOf(call)
      const none = rpcUrls === undefined || (Array.isArray(rpcUrls) && rpcUrls.length === 0)
      if (none && paramList(call).length > 0)
        call.params = [{ ...paramOf(call), rpcUrls: ['https://rpc.example'] }]
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
    ...replaceMethod(addMethod, (call, next) => {
      const { blockExplorerUrls: _, ...rest } = paramOf(call)
      if (paramList(call).length > 0) call.params = [rest]
      return next()
    }),
  },
  {
    id: 'add-badparams-ok',
    what: 'params [] resolves',
    ...replaceMethod(addMethod, (call, next) => (paramList(call).length === 0 ? null : next())),
  },
  {
    id: 'reject-code-wrong:add',
    what: 'add rejection -32000',
    ...changeFailure('userRejected', { code: -32000 }, addMethod),
  },
  {
    id: 'chainid-other',
    what: 'eth_chainId is not that of the node',
    ...changeAnswer('eth_chainId', () => '0x539'),
  },
  {
    id: 'chainid-stale',
    what: 'eth_chainId stays what it was',
    ...changeAnswer('eth_chainId', (_, core) => toHex(initialChainIdOf(core))),
  },
  {
    id: 'net-version-stale',
    what: 'net_version stays what it was',
    ...changeAnswer('net_version', (_, core) => String(initialChainIdOf(core))),
  },
  {
    id: 'reads-of-the-old-chain',
    what: 'reads go to the first chain after a switch',
    ...replaceMethod('eth_call', ({ method, params }, _, core) =>
      core.node(method, (params ?? []) as Json, { chainId: initialChainIdOf(core) }),
    ),
  },
  {
    id: 'switch-before-consent',
    what: 'the chain moves as soon as the prompt opens',
    ...replaceMethod(switchMethod, (call, next, core) => {
      const [from, to] = [core.store.chainId(), chainIdOf(call)]
      if (to === from || !core.store.chain(to)) return next()
      core.change(() => core.store.selectChain(to))
      return core.ask(call, { kind: 'chain', apply: () => null }).catch((error: unknown) => {
        core.change(() => core.store.selectChain(from))
        throw error
      })
    }),
  },
  {
    id: 'add-reject-adds',
    what: 'a rejected chain is added',
    ...catchFailure('userRejected', addMethod, (call, { store }, failure) => {
      const chainId = chainIdOf(call)
      const chain = { chainId, name: `Chain ${chainId}`, rpcUrl: '' }
      store.set({ chains: [...store.get().chains, chain] })
      throw failure
    }),
  },
  { id: 'net-version-other', what: 'net_version is 1', ...changeAnswer('net_version', () => '1') },
  {
    id: 'switch-same-prompts',
    what: 'asks before a switch to the current chain',
    ...replaceMethod(switchMethod, (call, next, core) =>
      chainIdOf(call) === core.store.chainId()
        ? core.ask(call, { kind: 'chain', apply: () => null })
        : next(),
    ),
  },
  {
    id: 'switch-same-emits',
    what: 'chainChanged for the current chain',
    ...replaceMethod(switchMethod, (call, next, core) => {
      if (chainIdOf(call) === core.store.chainId())
        core.emitRaw('chainChanged', [toHex(core.store.chainId())])
      return next()
    }),
  },
  acceptChainIdForm('switch-accepts-unprefixed', 'accepts chainId "1"', /^\d+$/),
  acceptChainIdForm('switch-accepts-padded', 'accepts chainId "0x01"', /^0x0/),
  {
    id: 'switch-lower-case-only',
    what: 'refuses hex in upper case',
    ...replaceMethod(switchMethod, (call, next, core) => {
      if (!/[A-F]/.test(String(paramOf(call).chainId))) return next()
      throw core.fail('invalidParams', {
        method: switchMethod,
        why: 'chainId in lower case, please',
      })
    }),
  },
  {
    id: 'switch-names-account',
    what: 'tells an unconnected site which account to connect',
    ...replaceMethod(switchMethod, (call, next, core) => {
      if (core.store.permitted().length > 0) return next()
      throw core.fail(
        'unauthorised',
        { method: call.method },
        { message: `Connect ${core.store.get().accounts[0]} first.` },
      )
    }),
  },
  {
    id: 'switch-second-hangs',
    what: 'a second switch never settles',
    ...replaceMethod(switchMethod, (_, next, { prompts }) =>
      prompts.list().length > 0 ? never() : next(),
    ),
  },
  { id: 'add-returns-true', what: 'resolves true', ...changeAnswer(addMethod, () => true) },
  {
    id: 'add-no-prompt',
    what: 'adds without asking',
    ...changeCall(addMethod, { decision: { type: 'approve' } }),
  },
  {
    id: 'add-selects-silently',
    what: 'goes on to the new chain without an event',
    ...replaceMethod(addMethod, async (call, next, { store }) => {
      const answer = await next()
      store.selectChain(chainIdOf(call))
      return answer
    }),
  },
  {
    id: 'add-forgets',
    what: 'resolves, and does not know the chain afterwards',
    ...replaceMethod(addMethod, async (call, next, { store }) => {
      const answer = await next()
      const added = chainIdOf(call)
      store.set({ chains: store.get().chains.filter(({ chainId }) => chainId !== added) })
      return answer
    }),
  },
  acceptUnchecked('add-bad-url-ok', 'accepts "notaurl"', addMethod, (call) =>
    // A text without a scheme is not a URL. The engine cannot use the class `URL`, which is not part of the
    // language.
    urlsOf(call).some((url) => !/^[a-z][a-z\d+.-]*:/i.test(url)),
  ),
  acceptUnchecked('add-http-ok', 'accepts http and file', addMethod, (call) =>
    urlsOf(call).some((url) => /^(http:\/\/(?!127\.|localhost)|file:)/.test(url)),
  ),
  acceptUnchecked('add-bad-chainid-ok', 'accepts a malformed chain id', addMethod, (call) => {
    const { chainId } = paramOf(call)
    return chainId !== undefined && !(typeof chainId === 'string' && /^0x[1-9a-f]/i.test(chainId))
  }),
  acceptUnchecked(
    'add-bare-currency-ok',
    'accepts a currency without a name',
    addMethod,
    (call) => {
      const { nativeCurrency } = paramOf(call)
      return nativeCurrency !== undefined && nativeCurrency.name === undefined
    },
  ),
  acceptUnchecked(
    'add-negative-decimals-ok',
    'accepts -1 decimals',
    addMethod,
    (call) => Number(paramOf(call).nativeCurrency?.decimals) < 0,
  ),
  {
    id: 'add-known-rejects',
    what: 'refuses a chain that it has',
    ...replaceMethod(addMethod, (call, next, core) => {
      if (!core.store.chain(chainIdOf(call))) return next()
      throw core.fail('invalidParams', { method: addMethod, why: 'the chain is there already' })
    }),
  },
  {
    id: 'add-twice-listed',
    what: 'lists a chain twice that was added twice',
    ...replaceMethod(addMethod, async (call, next, { store }) => {
      const there = store.chain(chainIdOf(call))
      const answer = await next()
      if (there) store.set({ chains: [...store.get().chains, there] })
      return answer
    }),
  },
  {
    id: 'chainChanged-missing',
    what: 'never emits chainChanged',
    ...changeEvent('chainChanged', () => {}),
  },
  {
    id: 'chainChanged-ahead',
    what: 'the event runs ahead of eth_chainId',
    ...emitEarly('chainChanged', 'eth_chainId', (_, core) => () => toHex(initialChainIdOf(core))),
  },
  {
    id: 'chainChanged-ahead-on-request',
    what: 'the event of a switch that the site asked for runs ahead of eth_chainId',
    ...eventBeforeSwitch,
    methods: {
      ...eventBeforeSwitch.methods,
      wallet_switchEthereumChain: async (_, next, { memory }) => {
        memory.set('asked', true)
        try {
          return await next()
        } finally {
          memory.delete('asked')
        }
      },
    },
  },
  {
    id: 'chainChanged-same',
    what: 'chainChanged although the same chain was picked',
    act: (act, next, core) => {
      const same = act.type === 'switchChain' && act.chainId === core.store.chainId()
      next(act)
      if (same) core.emitRaw('chainChanged', [toHex(act.chainId)])
    },
  },
  {
    id: 'chain-before-connect',
    what: 'tells of a chain before the client is back',
    act: (act, next, core) => {
      if (act.type === 'switchChain' && !core.store.connected())
        core.emitRaw('chainChanged', [toHex(act.chainId)])
      next(act)
    },
  },
  {
    id: 'heads-of-the-old-chain',
    what: 'a head of the old chain after chainChanged',
    ...changeEvent('chainChanged', (args, emit, core) => {
      emit(...args)
      const data = { subscription: '0x1', result: { number: '0x1' } }
      core.emitRaw('message', [{ type: 'eth_subscription', data }])
    }),
  },
]
