import type { Call } from '../wallet/call.ts'
import type { Core, Persona } from '../wallet/core.ts'
import { toHex } from '../wallet/hex.ts'
import { connect, grant } from '../wallet/methods/accounts.ts'
import type { Provider } from '../wallet/types.ts'
import { icon } from './icon.ts'
import { rainbowError } from './rainbowErrors.ts'
import { addRainbowSurface, rainbowPageProvider } from './rainbowPageProvider.ts'
import { rainbowLazy } from './rainbowLazy.ts'

const rejected = {
  code: 4001,
  // handleProviderRequest.ts of the background, error.ts: viem's message with all its lines.
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
  info: { name: 'Rainbow', icon: icon('R', '#174299'), rdns: 'me.rainbow' },
  // inpage: window.ethereum and window.rainbow.
  namespaces: ['ethereum', 'rainbow'],
  // PR RainbowProvider.ts: both are true on window. The announced copy has different values.
  flags: { isRainbow: true, isReady: true, isMetaMask: true },
  policy: {
    // state/sessions.ts: accountsChanged before the answer.
    accountsEvent: 'before',
    chainEvent: 'before',
    // PR handleProviderRequest.ts: per host; '0x1' without a session.
    chainPerSite: true,
    strangerChain: 1,
    // wallet/lock.ts: pages do not notice a lock.
    lockHides: false,
    unlockEvent: false,
    // PR handleProviderRequest.ts: no popup for a known chain.
    switchAsks: 'never',
    // The same: approved, null, and no switch.
    addSelects: false,
    addVerifiesNode: false,
    // Background handler: a second request opens a prompt too.
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
    // PR handleProviderRequest.ts: the code is not 4902, so wagmi does not offer to add the chain.
    unknownChain: { code: -32600, message: 'Chain Id not supported' },
    unsupported: { code: -32004, message: 'Method not supported' },
  },
  shape: rainbowError,
  methods: {
    eth_requestAccounts: (_, next, core) => connecting(next, core),
    // PR handleProviderRequest.ts: without a session it opens Connect and answers null.
    wallet_switchEthereumChain: (call, next, core) => {
      if (core.store.permitted().length > 0) return next()
      return connecting(
        () => connect(call, core, (choice) => (grant(call, core, choice), null)),
        core,
      )
    },
    // The same: without a session the answer is an empty text.
    eth_coinbase: async (_, next) => (await next()) ?? '',
    // The same: the session ends, its events fire, then the handler fails because `next` is missing.
    wallet_revokePermissions: async (_, next, core) => {
      await next()
      core.emit('disconnect', [[]])
      throw core.fail('internal', { why: 'next' })
    },
    wallet_requestPermissions: unsupported,
    wallet_getPermissions: unsupported,
  },
  lazyMethods: rainbowLazy,
  event: (event, args, emit, core) => {
    // sessions.ts: connecting announces the accounts and the session, but not the chain. Neither does the end
    // of a session.
    const silent = core.memory.has('rainbow-connecting') || core.store.permitted().length === 0
    if (event === 'chainChanged' && silent) return
    if (event === 'chainChanged') rainbowPageProvider(core).setChain(String(args[0]))
    emit(event, args)
    if (event === 'accountsChanged' && core.memory.has('rainbow-connecting'))
      emit('connect', [{ address: (args[0] as string[])[0], chainId: toHex(core.store.chainId()) }])
  },
  // PR RainbowProvider.ts: no event fires at page load, with or without a session.
  start: () => {},
  provider: addRainbowSurface,
  // inpage: when the user disconnects, accountsChanged [] fires, then `disconnect` with [] as its error.
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
