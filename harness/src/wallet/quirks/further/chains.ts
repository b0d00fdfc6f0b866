import type { Call } from '../../call.ts'
import { paramList } from '../../call.ts'
import { parseChainId, toHex } from '../../hex.ts'
import type { Quirk } from '../../core.ts'
import type { Json } from '../../types.ts'
import {
  answering,
  before,
  firstChainId,
  hearing,
  insteadOf,
  never,
  runningAhead,
} from '../buildQuirk.ts'

const change = 'wallet_switchEthereumChain'
const add = 'wallet_addEthereumChain'
type Asked = {
  chainId?: unknown
  rpcUrls?: unknown
  nativeCurrency?: { name?: unknown; decimals?: unknown }
}
const asked = (call: Call) => (paramList(call)[0] ?? {}) as Asked
const urls = (call: Call) =>
  (Array.isArray(asked(call).rpcUrls) ? (asked(call).rpcUrls as unknown[]) : []).map(String)

/**
 * Creates a quirk that answers `null` at once to the requests that `meets` selects. A correct wallet refuses
 * those requests.
 */
const careless = (
  id: string,
  what: string,
  method: string,
  meets: (call: Call) => boolean,
): Quirk => ({
  id,
  what,
  ...before(method, (call, next) => (meets(call) ? null : next())),
})

/** Creates a quirk that accepts a malformed chain id of this form, read as a number. */
const lenient = (id: string, what: string, form: RegExp): Quirk => ({
  id,
  what,
  ...before(change, (call, next) => {
    const { chainId } = asked(call)
    if (typeof chainId === 'string' && form.test(chainId))
      call.params = [{ chainId: toHex(Number(chainId)) }]
    return next()
  }),
})

const aheadOfRequest = runningAhead('chainChanged', 'eth_chainId', (_, core) =>
  core.memory.has('asked') ? () => toHex(firstChainId(core)) : undefined,
)

/** Further quirks of chains (EIP-695, EIP-3326, EIP-3085) and of `chainChanged`. */
export const chains: readonly Quirk[] = [
  {
    id: 'chainid-other',
    what: 'eth_chainId is not that of the node',
    ...answering('eth_chainId', () => '0x539'),
  },
  {
    id: 'chainid-stale',
    what: 'eth_chainId stays what it was',
    ...answering('eth_chainId', (_, core) => toHex(firstChainId(core))),
  },
  {
    id: 'net-version-stale',
    what: 'net_version stays what it was',
    ...answering('net_version', (_, core) => String(firstChainId(core))),
  },
  {
    id: 'reads-of-the-old-chain',
    what: 'reads go to the first chain after a switch',
    ...before('eth_call', ({ method, params }, _, core) =>
      core.node(method, (params ?? []) as Json, { chainId: firstChainId(core) }),
    ),
  },
  {
    id: 'switch-before-consent',
    what: 'the chain moves as soon as the prompt opens',
    ...before(change, (call, next, core) => {
      const [from, to] = [core.store.chainId(), parseChainId(asked(call).chainId) ?? 0]
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
    ...insteadOf('userRejected', add, (call, { store }, failure) => {
      const chainId = parseChainId(asked(call).chainId) ?? 0
      const chain = { chainId, name: `Chain ${chainId}`, rpcUrl: '' }
      store.set({ chains: [...store.get().chains, chain] })
      throw failure
    }),
  },
  { id: 'net-version-other', what: 'net_version is 1', ...answering('net_version', () => '1') },
  {
    id: 'switch-same-prompts',
    what: 'asks before a switch to the current chain',
    ...before(change, (call, next, core) =>
      parseChainId(asked(call).chainId) === core.store.chainId()
        ? core.ask(call, { kind: 'chain', apply: () => null })
        : next(),
    ),
  },
  {
    id: 'switch-same-emits',
    what: 'chainChanged for the current chain',
    ...before(change, (call, next, core) => {
      if (parseChainId(asked(call).chainId) === core.store.chainId())
        core.emitRaw('chainChanged', [toHex(core.store.chainId())])
      return next()
    }),
  },
  lenient('switch-accepts-unprefixed', 'accepts chainId "1"', /^\d+$/),
  lenient('switch-accepts-padded', 'accepts chainId "0x01"', /^0x0/),
  {
    id: 'switch-lower-case-only',
    what: 'refuses hex in upper case',
    ...before(change, (call, next, core) => {
      if (!/[A-F]/.test(String(asked(call).chainId))) return next()
      throw core.fail('invalidParams', { method: change, why: 'chainId in lower case, please' })
    }),
  },
  {
    id: 'switch-names-account',
    what: 'tells an unconnected site which account to connect',
    ...before(change, (call, next, core) => {
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
    ...before(change, (_, next, { prompts }) => (prompts.list().length > 0 ? never() : next())),
  },
  { id: 'add-returns-true', what: 'resolves true', ...answering(add, () => true) },
  {
    id: 'add-no-prompt',
    what: 'adds without asking',
    ...before(add, (call, next) => {
      call.decision = { type: 'approve' }
      return next()
    }),
  },
  {
    id: 'add-selects-silently',
    what: 'goes on to the new chain without an event',
    ...before(add, async (call, next, { store }) => {
      const answer = await next()
      store.selectChain(parseChainId(asked(call).chainId) ?? 0)
      return answer
    }),
  },
  {
    id: 'add-forgets',
    what: 'resolves, and does not know the chain afterwards',
    ...before(add, async (call, next, { store }) => {
      const answer = await next()
      const added = parseChainId(asked(call).chainId)
      store.set({ chains: store.get().chains.filter(({ chainId }) => chainId !== added) })
      return answer
    }),
  },
  careless('add-bad-url-ok', 'accepts "notaurl"', add, (call) =>
    // A text without a scheme is not a URL. The engine cannot use the class `URL`, which is not part of the
    // language.
    urls(call).some((url) => !/^[a-z][a-z\d+.-]*:/i.test(url)),
  ),
  careless('add-http-ok', 'accepts http and file', add, (call) =>
    urls(call).some((url) => /^(http:\/\/(?!127\.|localhost)|file:)/.test(url)),
  ),
  careless('add-bad-chainid-ok', 'accepts a malformed chain id', add, (call) => {
    const { chainId } = asked(call)
    return chainId !== undefined && !(typeof chainId === 'string' && /^0x[1-9a-f]/i.test(chainId))
  }),
  careless('add-bare-currency-ok', 'accepts a currency without a name', add, (call) => {
    const { nativeCurrency } = asked(call)
    return nativeCurrency !== undefined && nativeCurrency.name === undefined
  }),
  careless(
    'add-negative-decimals-ok',
    'accepts -1 decimals',
    add,
    (call) => Number(asked(call).nativeCurrency?.decimals) < 0,
  ),
  {
    id: 'add-known-rejects',
    what: 'refuses a chain that it has',
    ...before(add, (call, next, core) => {
      if (!core.store.chain(parseChainId(asked(call).chainId) ?? 0)) return next()
      throw core.fail('invalidParams', { method: add, why: 'the chain is there already' })
    }),
  },
  {
    id: 'add-twice-listed',
    what: 'lists a chain twice that was added twice',
    ...before(add, async (call, next, { store }) => {
      const there = store.chain(parseChainId(asked(call).chainId) ?? 0)
      const answer = await next()
      if (there) store.set({ chains: [...store.get().chains, there] })
      return answer
    }),
  },
  {
    id: 'chainChanged-missing',
    what: 'never emits chainChanged',
    ...hearing('chainChanged', () => {}),
  },
  {
    id: 'chainChanged-ahead',
    what: 'the event runs ahead of eth_chainId',
    ...runningAhead('chainChanged', 'eth_chainId', (_, core) => () => toHex(firstChainId(core))),
  },
  {
    id: 'chainChanged-ahead-on-request',
    what: 'the event of a switch that the site asked for runs ahead of eth_chainId',
    ...aheadOfRequest,
    methods: {
      ...aheadOfRequest.methods,
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
    ...hearing('chainChanged', (args, emit, core) => {
      emit(...args)
      const data = { subscription: '0x1', result: { number: '0x1' } }
      core.emitRaw('message', [{ type: 'eth_subscription', data }])
    }),
  },
]
