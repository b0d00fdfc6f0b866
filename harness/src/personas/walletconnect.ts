import { checksumAddress } from '../wallet/checksumAddress.ts'
import type { Core, Persona } from '../wallet/engineAndPersonaTypes.ts'
import { ProviderRpcError } from '../wallet/ProviderRpcError.ts'
import { withFlag } from '../wallet/withFlag.ts'
import { icon } from './letterIcon.ts'
import { plainError } from '../wallet/plainError.ts'

/**
 * Persona of `@walletconnect/ethereum-provider` 2.21.8 with a wallet at the other end of a session. The page
 * itself has no wallet, so the persona announces and injects nothing. The behaviour in this file was observed
 * in sessions over a local relay.
 */
export const walletconnect: Persona = {
  id: 'walletconnect',
  info: { name: 'WalletConnect', rdns: 'com.walletconnect', icon: icon('W', '#3b99fc') },
  namespaces: [],
  announces: false,
  flags: { isWalletConnect: true },
  policy: {
    accountsEvent: 'before',
    // The provider switches to a chain of the session itself, without a prompt, and sends `chainChanged`.
    chainEvent: 'before',
    switchAsks: 'never',
    // Adding a chain updates the session: `chainChanged` and `accountsChanged` follow.
    addSelects: true,
    addVerifiesNode: false,
    pending: 'queue',
    isConnected: 'accounts',
    lockHides: false,
    eip747: false,
    eip5792: false,
    eip7846: false,
  },
  // The provider passes addresses on as the wallet sends them, with a checksum.
  address: checksumAddress,
  failures: {
    // Rejected requests have the code 5000.
    userRejected: { code: 5000, message: 'User rejected.' },
    // This error comes when the user closes the dialog of AppKit.
    dismissed: { code: 5000, message: 'Connection request reset. Please try again.' },
    cancelled: { code: 5000, message: 'User rejected.' },
    // This error comes when the wallet ends the session.
    lost: { code: 6000, message: 'User disconnected.' },
  },
  shape: (failure) => {
    // The provider throws `new Error(message)` for a failed connect, and plain objects for other requests.
    if (failure.about.method === 'eth_requestAccounts') return new Error(failure.message)
    return plainError(failure)
  },
  methods: {
    // The answer is a number such as 56, not hex.
    eth_chainId: async (_, next) => Number(await next()),
    // A connect sends these events in order: `display_uri`, `chainChanged`, `accountsChanged`, `connect`.
    eth_requestAccounts: async (_, next, core) => {
      if (core.store.permitted().length > 0) return next()
      core.emit('display_uri', ['wc:0123456789abcdef@2?relay-protocol=irn&symKey=0123456789abcdef'])
      return withFlag(core, 'pairing', next)
    },
  },
  event: (event, args, emit, core) => {
    const chain = `0x${core.store.chainId().toString(16)}`
    if (event === 'accountsChanged' && core.memory.has('pairing')) {
      emit('chainChanged', [chain])
      emit(event, args)
      return emit('connect', [{ chainId: chain }])
    }
    emit(event, args)
    // Outside of a connect, the provider sends each `chainChanged` and `accountsChanged` twice.
    if (event === 'chainChanged' || event === 'accountsChanged') emit(event, args)
  },
  // `connect` is sent when a session starts, not when the page loads.
  start: () => {},
  act: (act, next, core) => {
    if (act.type !== 'revoke') return next(act)
    if (core.store.permitted().length > 0) endSession(core)
  },
  lacks: ['eip-6963', 'eip-747', 'eip-5792', 'eip-7846'],
}

/** Ends the session: no accounts, chain 1, then `session_delete` and `disconnect` with the code 6000. */
function endSession(core: Core): void {
  core.store.forbid()
  core.store.set({ chainId: 1 })
  core.notifier.skip()
  core.emit('session_delete', [])
  core.emit('disconnect', [new ProviderRpcError(6000, 'User disconnected.')])
}
