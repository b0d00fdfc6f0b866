import { type Call, listOf } from '../wallet/call.ts'
import type { Core } from '../wallet/core.ts'
import type { FailureKind } from '../wallet/failures.ts'
import { parseChainId, toHex } from '../wallet/hex.ts'
import { connect, grant } from '../wallet/methods/accounts.ts'
import type { Persona } from '../wallet/persona.ts'
import type { Provider } from '../wallet/types.ts'
import { icon } from './icon.ts'

/** viem's names, which the background puts on what it throws (error.ts). */
const names: Partial<Record<FailureKind, string>> = {
  userRejected: 'UserRejectedRequestError',
  dismissed: 'UserRejectedRequestError',
  cancelled: 'UserRejectedRequestError',
  unknownChain: 'Invalid Request',
  unauthorised: 'Unauthorized',
  unsupported: 'Method Not Supported',
  invalidParams: 'Invalid Params',
}

const rejected = {
  code: 4001,
  // handleProviderRequest.ts of the background, error.ts: viem's message, all its lines.
  message:
    'User rejected the request.\n\nDetails: User rejected the request.\nVersion: viem@2.21.0',
}

/**
 * Rainbow's extension 1.6.9 with `@rainbow-me/provider` 0.2.0.
 * Sources: `PR` is the provider package, `inpage` is entries/inpage/index.ts of the extension.
 */
export const rainbow: Persona = {
  id: 'rainbow',
  // inpage: announcement.
  info: { name: 'Rainbow', rdns: 'me.rainbow', icon: icon('R', '#174299') },
  // inpage: window.ethereum and window.rainbow.
  namespaces: ['ethereum', 'rainbow'],
  // PR RainbowProvider.ts: both are true on window; the announced copy says otherwise.
  flags: { isRainbow: true, isMetaMask: true },
  policy: {
    // state/sessions.ts: accountsChanged before the answer.
    accountsEvent: 'before',
    chainEvent: 'before',
    // PR handleProviderRequest.ts: per host; '0x1' without a session.
    chainPerSite: true,
    strangerChain: 1,
    // wallet/lock.ts: a lock changes nothing for pages.
    lockHides: false,
    unlockEvent: false,
    // PR handleProviderRequest.ts: no popup for a known chain.
    switchAsks: 'never',
    // The same: approved, null, and no switch.
    addSelects: false,
    addVerifiesNode: false,
    // Background handler: no guard, the second opens too.
    pending: 'queue',
    accountLimit: 1,
    // PR RainbowProvider.ts: false until eth_requestAccounts has answered on this page.
    isConnected: 'accounts',
    eip5792: false,
    eip7846: false,
  },
  failures: {
    userRejected: rejected,
    dismissed: rejected,
    cancelled: rejected,
    // PR handleProviderRequest.ts: neither 4902, nor does wagmi then add.
    unknownChain: { code: -32600, message: 'Chain Id not supported' },
    unsupported: { code: -32004, message: 'Method not supported' },
  },
  // PR error.ts: plain objects { name, message, code }.
  shape: ({ kind, code, message, data }) => ({
    name: names[kind] ?? 'Error',
    message,
    code,
    ...(data === undefined ? {} : { data }),
  }),
  methods: {
    eth_requestAccounts: (_, next, core) => connecting(next, core),
    // PR handleProviderRequest.ts: without a session it opens Connect, and answers null.
    wallet_switchEthereumChain: (call, next, core) => {
      if (core.store.permitted().length > 0) return next()
      return connecting(
        () => connect(call, core, (choice) => (grant(call, core, choice), null)),
        core,
      )
    },
    // The same: for a known chain a matching symbol, then an error although nothing was rejected.
    wallet_addEthereumChain: (call, next, core) => {
      const { chainId, nativeCurrency } = (listOf(call)[0] ?? {}) as {
        chainId?: unknown
        nativeCurrency?: { symbol?: unknown }
      }
      const known = core.store.chain(parseChainId(chainId) ?? 0)
      if (!known) return next()
      if (typeof nativeCurrency?.symbol !== 'string')
        throw core.fail(
          'method',
          {},
          { code: -32000, message: "Expected non-empty string 'nativeCurrency.symbol'." },
        )
      throw core.fail('method', {}, { code: -32003, message: 'User rejected the request.' })
    },
    // The same: the session goes, its events fire, then the next handler is missed.
    wallet_revokePermissions: async (_, next, core) => {
      await next()
      core.emit('disconnect', [[]])
      throw core.fail('internal', { why: 'next' })
    },
    wallet_requestPermissions: unsupported,
    wallet_getPermissions: unsupported,
    // PR handleProviderRequest.ts.
    wallet_watchAsset: (call, _, core) => core.ask(call, { kind: 'asset', apply: () => true }),
    eth_signTypedData_v4: async (call, next, core) => {
      const data = listOf(call)[1]
      const { domain } = (typeof data === 'string' ? quietly(data) : (data ?? {})) as {
        domain?: { chainId?: unknown }
      }
      if (domain?.chainId !== undefined && Number(domain.chainId) !== core.store.chainId())
        throw core.fail('method', {}, { code: -32600, message: 'Chain Id mismatch' })
      return next()
    },
  },
  event: (event, args, emit, core) => {
    // sessions.ts: a connect tells of the accounts and of the session, and never of the chain.
    if (event === 'chainChanged' && core.memory.has('rainbow-connecting')) return
    emit(event, args)
    if (event === 'accountsChanged' && core.memory.has('rainbow-connecting'))
      emit('connect', [{ address: (args[0] as string[])[0], chainId: toHex(core.store.chainId()) }])
  },
  // A page without a session is told of no connection at its load (sessions.ts).
  start: (next, core) => {
    if (core.store.accounts().length > 0) next()
  },
  // inpage: disconnected by the person: accountsChanged [], then `disconnect` with [] for an error.
  act: (act, next, core) => {
    const before = core.store.permitted().length
    next(act)
    if (act.type === 'revoke' && before > 0) core.emit('disconnect', [[]])
  },
  // inpage: the announced provider is a copy with isMetaMask false.
  announce: ({ info, provider }, _, core) => {
    const copy = (core.memory.get('rainbow-copy') ?? { ...provider, isMetaMask: false }) as Provider
    core.memory.set('rainbow-copy', copy)
    return { info, provider: copy }
  },
  lacks: ['eip-5792', 'eip-7846', 'eip-2255', 'multiple-accounts'],
}

async function connecting(next: () => Promise<unknown>, { memory }: Core): Promise<unknown> {
  memory.set('rainbow-connecting', true)
  try {
    return await next()
  } finally {
    memory.delete('rainbow-connecting')
  }
}

function unsupported({ method }: Call, _: unknown, core: Core): never {
  throw core.fail('unsupported', { method })
}

function quietly(text: string): unknown {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
