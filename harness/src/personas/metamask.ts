import type { Persona } from '../wallet/core.ts'
import { type About, Failure } from '../wallet/failures.ts'
import { icon } from './icon.ts'
import { metamaskPageProvider } from './metamaskPageProvider.ts'
import { metamaskLazy } from './metamaskLazy.ts'
import { metamaskMethods } from './metamaskMethods.ts'
import { addMetamaskSurface } from './metamaskSurface.ts'

/**
 * MetaMask 13.36.0, as recorded on the real extension, behind `@metamask/providers` 22.1.
 *
 * Sources: `MM` is a recording, by number or name. `P` is the provider package, by file and line. Behaviour that was
 * only recorded on 13.13.1 is assumed to be the same in 13.36.0. `metamask@13.13.ts` has the differences of 13.13.1.
 */
export const metamask: Persona = {
  id: 'metamask',
  version: '13.36.0',
  // MM 00-initial-state: name and rdns. The icon is our own.
  info: { name: 'MetaMask', icon: icon('M', '#e2761b'), rdns: 'io.metamask' },
  namespaces: ['ethereum'],
  // MM 00-initial-state, own keys of the provider.
  flags: { isMetaMask: true },
  policy: {
    // MM 05-connect-approve: accountsChanged, then the response. P BaseProvider.ts:285-300.
    accountsEvent: 'before',
    // MM 10-switch-known-permitted, 20-add-unknown-approve: null, then chainChanged.
    chainEvent: 'after',
    // MM 94-other-origin-chain-isolated.
    chainPerSite: true,
    // MM 74-lock: no event. All requests still get a response.
    lockHides: false,
    unlockEvent: false,
    // MM 10: no confirmation for a permitted chain. A site without permission gets one.
    switchAsks: 'strangers',
    // MM 20-add-unknown-approve: one popup adds, switches and permits.
    addSelects: true,
    // MM 16-add-malformed: an RPC of another chain id reaches the confirmation.
    addVerifiesNode: false,
    // MM 04-pending-second-request.
    pending: 'refuse',
    // Observed on 13.13.1: after a reload the next request gets -32002.
    pendingOutlivesPage: true,
    // MM 98-second-switch-while-pending.
    chainPromptsExclude: true,
    // MM 99-disconnect-in-wallet-ui: chainChanged back to the wallet's own chain.
    revokeResetsChain: true,
    // P BaseProvider.ts: isConnected() refers to the site's chain.
    connectedTo: 'site',
    // MM 10-switch-known-permitted, with every endpoint down; BaseProvider `_handleChainChanged`.
    tellsDeadChain: true,
    // Unknown method, MM 40-unsupported.
    eip7846: false,
  },
  failures: {
    // MM 02, 30, 45: the message and the data depend on the method.
    userRejected: { code: 4001, message: rejection, data: rejectionData },
    // MM 52-, 53-close-popup.
    dismissed: rejectedWithAll(),
    // MM 61-wallet_revokePermissions: rejects the open request of recording 55.
    cancelled: rejectedWithAll(),
    // MM 04: the message names wallet_requestPermissions for eth_requestAccounts too. MM 98: also for a switch.
    pending: {
      code: -32002,
      message: ({ origin }) =>
        `Request of type 'wallet_requestPermissions' already pending for origin ${origin}. Please wait.`,
    },
    // MM 40-unsupported-and-malformed, 35 (eth_sign).
    unsupported: {
      code: -32601,
      message: ({ method }) => `The method "${method}" does not exist / is not available.`,
      data: ({ origin }) => ({ origin: origin ?? '', cause: null }),
    },
    // MM 01-reads-before-connect: neither 4900 nor 4901.
    disconnected: unreachable(),
    chainDisconnected: unreachable(),
    // P BaseProvider.ts, _handleDisconnect: recoverable.
    lost: { code: 1013, message: 'MetaMask: Disconnected from chain. Attempting to connect.' },
  },
  methods: metamaskMethods,
  lazyMethods: metamaskLazy,
  // MM 85-5792-flags: the chains that MetaMask's feature flags name.
  capabilities: [
    { chainId: 56, atomic: 'ready' },
    { chainId: 1, atomic: 'ready' },
  ],
  // MM 86-node-errors: on a built-in network the page gets the node's code, message and data.
  failure: (failure) => {
    const { about, message, data = { cause: null } } = failure
    return failure.kind === 'node'
      ? new Failure('node', about, { code: about.code ?? -32603, message, data })
      : failure
  },
  // MM 02 and all others: errors are plain objects. P messages: only the provider's own -32600 is an Error instance.
  shape: (failure, next) => {
    const { code, message, data } = failure
    if (failure.kind === 'invalidRequest') return argumentError(next(failure), failure)
    return {
      code,
      message,
      ...(data === undefined ? {} : { data }),
      stack: `Error: ${message}\n  at <anonymous>`,
    }
  },
  // P BaseProvider.ts: `_handleAccountsChanged`, `_handleChainChanged`, `_handleConnect`, `_handleDisconnect`.
  event: (event, args, emit, core) => metamaskPageProvider(core).hear(event, args, emit),
  request: async (args, next, core, call) => {
    const inpage = metamaskPageProvider(core)
    // The stream is closed, and the provider does not retry.
    if (inpage.isPermanentlyDisconnected && isRequest(args)) return new Promise(() => {})
    if (!asksAccounts(args)) return next(args)
    // P BaseProvider.ts:285-300: the response updates the accounts. A rejection clears them.
    try {
      const answer = await next(args)
      inpage.see(answer, call.events)
      return answer
    } catch (error) {
      if (!(error instanceof Failure && error.kind === 'invalidRequest')) inpage.see([])
      throw error
    }
  },
  // P BaseProvider.ts:240-264: connect, then the state, then _initialized; MM 63-reload-persistence.
  start: (next, core) => {
    next()
    metamaskPageProvider(core).initialize()
    core.emitRaw('_initialized', [])
  },
  provider: addMetamaskSurface,
}

/** P messages: only these are Error instances. Their `data` precedes their `code`. */
function argumentError(error: unknown, { code, data }: Failure): unknown {
  const made = error as { code?: unknown; data?: unknown }
  if (data === undefined) return made
  delete made.code
  delete made.data
  return Object.assign(made, { data, code })
}

const isRequest = (args: unknown): args is { method: string; params?: unknown } => {
  const { method, params } = (args ?? {}) as { method?: unknown; params?: unknown }
  return (
    typeof method === 'string' &&
    method !== '' &&
    (params === undefined || (typeof params === 'object' && params !== null))
  )
}

const asksAccounts = (args: unknown): boolean =>
  isRequest(args) && ['eth_accounts', 'eth_requestAccounts'].includes(args.method)

function rejectedWithAll() {
  return { code: 4001, message: rejection, data: { cause: 'rejectAllApprovals' } }
}

function rejection({ method }: About): string {
  return method === 'eth_sendTransaction' || method === 'wallet_sendCalls'
    ? 'MetaMask Tx Signature: User denied transaction signature.'
    : 'User rejected the request.'
}

/** Data of a rejection: MM 11, 30, 32, 45 have it; MM 02, 43, 96 do not. */
function rejectionData({ method = '' }: About) {
  return confirmations.test(method) ? { location: 'confirmation', cause: null } : undefined
}

const confirmations =
  /^(personal_sign|eth_signTypedData_v4|eth_sendTransaction|wallet_(addEthereumChain|sendCalls))$/

function unreachable() {
  return {
    code: -32002,
    message:
      'RPC endpoint returned too many errors, retrying in 0.5 minutes. Consider using a different RPC endpoint.',
    data: { cause: null },
  }
}
