import { type Call, paramList } from '../wallet/callInProgress.ts'
import type { Core, Persona } from '../wallet/engineAndPersonaTypes.ts'
import { toHex } from '../wallet/hex.ts'
import { promptForAccounts, grantAccounts } from '../wallet/methods/accounts.ts'
import type { Provider } from '../wallet/types.ts'
import { withFlag } from '../wallet/withFlag.ts'
import { icon } from './letterIcon.ts'
import { rainbowError } from './rainbowError.ts'
import { addRainbowProviderMembers } from './addRainbowProviderMembers.ts'
import { rainbowLazyMethods } from './rainbowLazyMethods.ts'

/** Flag of a connect, during which the hook `event` sends the events of a connect. */
const connecting = 'rainbow-connecting'

const rejected = {
  code: 4001,
  // The message is that of viem with all its lines (error.ts and handleProviderRequest.ts of the extension).
  message:
    'User rejected the request.\n\nDetails: User rejected the request.\nVersion: viem@2.40.3',
}

/**
 * Persona of Rainbow's extension 1.6.9 with `@rainbow-me/provider` 0.2.0. The comments name the source files:
 * RainbowProvider.ts and handleProviderRequest.ts are files of that package, the inpage script is
 * entries/inpage/index.ts of the extension.
 */
export const rainbow: Persona = {
  id: 'rainbow',
  // Source: the announcement in the inpage script.
  info: { name: 'Rainbow', icon: icon('R', '#174299'), rdns: 'me.rainbow' },
  // The provider is at `window.ethereum` and `window.rainbow` (inpage script).
  namespaces: ['ethereum', 'rainbow'],
  // Flags of the provider under `window` (RainbowProvider.ts). The announced copy has another `isMetaMask`.
  flags: { isRainbow: true, isReady: true, isMetaMask: true },
  policy: {
    // Sent before the answer of a connect (state/sessions.ts). In recordings of 1.6.9 it arrives after it.
    accountsEvent: 'before',
    // `chainChanged` follows the answer of a switch (recordings of 1.6.9).
    chainEvent: 'after',
    // Each site has its own chain; a site without permission sees 0x1 (handleProviderRequest.ts).
    chainPerSite: true,
    unconnectedChain: 1,
    // Locking changes nothing for pages (wallet/lock.ts).
    lockHides: false,
    unlockEvent: false,
    // A switch to a listed chain opens no prompt (handleProviderRequest.ts).
    switchAsks: 'never',
    // An approved `wallet_addEthereumChain` answers null and does not switch (handleProviderRequest.ts).
    addSelects: false,
    addVerifiesNode: false,
    // A second request for accounts opens another prompt (request handler of the extension).
    pending: 'queue',
    accountLimit: 1,
    // `isConnected()` is false until `eth_requestAccounts` has answered on this page (RainbowProvider.ts).
    isConnected: 'accounts',
    eip5792: false,
    eip7846: false,
  },
  failures: {
    userRejected: rejected,
    dismissed: rejected,
    cancelled: rejected,
    // Without 4902, wagmi does not offer to add the chain (handleProviderRequest.ts).
    unknownChain: { code: -32600, message: 'Chain Id not supported' },
    unsupported: { code: -32004, message: 'Method not supported' },
  },
  shape: rainbowError,
  methods: {
    eth_requestAccounts: (_, next, core) => withFlag(core, connecting, next),
    // A site without permission gets the prompt to connect, and null. The chain id may be anything that JavaScript
    // reads as a number. A switch to the current chain sends `chainChanged` too (handleProviderRequest.ts).
    wallet_switchEthereumChain: async (call, next, core) => {
      if (core.store.permitted().length === 0)
        return withFlag(core, connecting, () =>
          promptForAccounts(call, core, (choice) => (grantAccounts(call, core, choice), null)),
        )
      const requested = Number((paramList(call)[0] as { chainId?: unknown }).chainId)
      if (!core.store.chain(requested)) throw core.fail('unknownChain')
      const chainId = toHex(requested)
      const repeats = core.store.chainId() === requested
      call.params = [{ chainId }]
      const answer = await next()
      if (repeats && call.events !== 'without')
        call.after.push(() => core.emit('chainChanged', [chainId]))
      return answer
    },
    // A site without permission gets an empty text (handleProviderRequest.ts).
    eth_coinbase: async (_, next) => (await next()) ?? '',
    // The handler fails after the events, because its parameter `next` is missing (handleProviderRequest.ts).
    wallet_revokePermissions: async (_, next, core) => {
      await next()
      core.emit('disconnect', [[]])
      throw core.fail('internal', { why: 'next' })
    },
    wallet_requestPermissions: unsupported,
    wallet_getPermissions: unsupported,
  },
  lazyMethods: rainbowLazyMethods,
  event: (event, args, emit, core) => {
    // Neither a connect nor a disconnect sends `chainChanged` (sessions.ts).
    const silent = core.memory.has(connecting) || core.store.permitted().length === 0
    if (event === 'chainChanged' && silent) return
    emit(event, args)
    if (event === 'accountsChanged' && core.memory.has(connecting))
      emit('connect', [{ address: (args[0] as string[])[0], chainId: toHex(core.store.chainId()) }])
  },
  // No event when the page loads (RainbowProvider.ts).
  start: () => {},
  provider: addRainbowProviderMembers,
  // A disconnect in the wallet sends `accountsChanged []`, then `disconnect` with `[]` for an error (inpage script).
  act: (act, next, core) => {
    const before = core.store.permitted().length
    next(act)
    if (act.type === 'revoke' && before > 0) core.emit('disconnect', [[]])
  },
  // The announced provider is a copy whose `isMetaMask` is false (inpage script).
  announce: ({ info, provider }, _, core) => {
    const copy = (core.memory.get('rainbow-copy') ?? { ...provider, isMetaMask: false }) as Provider
    core.memory.set('rainbow-copy', copy)
    return { info, provider: copy }
  },
  lacks: ['eip-5792', 'eip-7846', 'eip-2255', 'multiple-accounts'],
}

function unsupported({ method }: Call, _: unknown, core: Core): never {
  throw core.fail('unsupported', { method })
}
