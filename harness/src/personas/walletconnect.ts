import { checksum } from '../wallet/checksum.ts'
import type { Core, Persona } from '../wallet/core.ts'
import { ProviderRpcError } from '../wallet/ProviderRpcError.ts'
import { icon } from './icon.ts'

/**
 * Provider of `@walletconnect/ethereum-provider` 2.21.8 with a wallet at the other end. The page itself has
 * no wallet: nothing is announced or injected. Source: the matrix in "WalletConnect and Binance: protocol
 * facts", section 1.3, run over a local relay.
 */
export const walletconnect: Persona = {
  id: 'walletconnect',
  info: { name: 'WalletConnect', rdns: 'com.walletconnect', icon: icon('W', '#3b99fc') },
  namespaces: [],
  announces: false,
  flags: { isWalletConnect: true },
  policy: {
    accountsEvent: 'before',
    // "switch to approved chain: local only; chainChanged".
    chainEvent: 'before',
    switchAsks: 'never',
    // "session_update, chainChanged, accountsChanged".
    addSelects: true,
    addVerifiesNode: false,
    pending: 'queue',
    isConnected: 'accounts',
    lockHides: false,
    eip747: false,
    eip5792: false,
    eip7846: false,
  },
  // "checksummed as sent by wallet".
  address: checksum,
  failures: {
    // Request, "sign rejected 5000", "switch rejected 5000".
    userRejected: { code: 5000, message: 'User rejected.' },
    // "AppKit modal closed".
    dismissed: { code: 5000, message: 'Connection request reset. Please try again.' },
    cancelled: { code: 5000, message: 'User rejected.' },
    // "session_delete from wallet".
    lost: { code: 6000, message: 'User disconnected.' },
  },
  shape: (failure) => {
    const { code, message, data, about } = failure
    // "code lost (provider rethrows new Error(message))" in connect; plain objects in requests.
    if (about.method === 'eth_requestAccounts') return new Error(message)
    return { code, message, ...(data === undefined ? {} : { data }) }
  },
  methods: {
    // "eth_chainId: number 56, not hex".
    eth_chainId: async (_, next) => Number(await next()),
    // "approve: display_uri, chainChanged, accountsChanged, connect".
    eth_requestAccounts: async (_, next, core) => {
      if (core.store.permitted().length > 0) return next()
      core.emit('display_uri', ['wc:0123456789abcdef@2?relay-protocol=irn&symKey=0123456789abcdef'])
      core.memory.set('pairing', true)
      try {
        return await next()
      } finally {
        core.memory.delete('pairing')
      }
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
    // "chainChanged from wallet: twice"; "accountsChanged from wallet (CAIP-10): twice".
    if (event === 'chainChanged' || event === 'accountsChanged') emit(event, args)
  },
  // `connect` fires with the session, not at page load.
  start: () => {},
  act: (act, next, core) => {
    const before = core.store.permitted().length
    if (act.type !== 'revoke') return next(act)
    ended(core, before > 0)
  },
  lacks: ['eip-6963', 'eip-747', 'eip-5792', 'eip-7846'],
}

/** "session_delete, disconnect {code 6000}; chainId resets to 1, accounts []". */
function ended(core: Core, open: boolean): void {
  if (!open) return
  core.store.forbid()
  core.store.set({ chainId: 1 })
  core.notifier.skip()
  core.emit('session_delete', [])
  core.emit('disconnect', [new ProviderRpcError(6000, 'User disconnected.')])
}
