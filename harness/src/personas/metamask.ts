import type { Persona } from '../wallet/persona.ts'
import { type About, Failure } from '../wallet/failures.ts'
import { icon } from './icon.ts'
import { metamaskInpage } from './metamaskInpage.ts'
import { metamaskLate } from './metamaskLate.ts'
import { metamaskMethods } from './metamaskMethods.ts'
import { addMetamaskSurface } from './metamaskSurface.ts'

/**
 * MetaMask 13.36.0, as recorded on the real extension, behind `@metamask/providers` 22.1.
 * Sources: `MM` is the recordings (names as there), `P` the provider package by file and line. Where only 13.13.1 was
 * recorded, 13.36.0 is taken to do the same. `metamask@13.13.ts` has the differences of 13.13.1.
 */
export const metamask: Persona = {
  id: 'metamask',
  version: '13.36.0',
  // MM 00-initial-state: name and rdns; the icon is one of our own.
  info: { name: 'MetaMask', icon: icon('M', '#e2761b'), rdns: 'io.metamask' },
  namespaces: ['ethereum'],
  // MM 00-initial-state, own keys of the provider.
  flags: { isMetaMask: true },
  policy: {
    // MM 05-connect-approve: accountsChanged, then the answer. P BaseProvider.ts:285-300.
    accountsEvent: 'before',
    // MM 10-switch-known-permitted, 20-add-unknown-approve: null, then chainChanged.
    chainEvent: 'after',
    // MM 94-other-origin-chain-isolated.
    chainPerSite: true,
    // MM 74-lock: no event; everything goes on answering.
    lockHides: false,
    unlockEvent: false,
    // MM 10: a permitted chain needs no confirmation; a site without permission is asked.
    switchAsks: 'strangers',
    // MM 20-add-unknown-approve: adds, switches and permits in one popup.
    addSelects: true,
    // MM 16-add-malformed: an RPC of another chain id reaches the confirmation.
    addVerifiesNode: false,
    // MM 04-pending-second-request.
    pending: 'refuse',
    // Seen on 13.13.1: after a reload the next request gets -32002.
    pendingOutlivesPage: true,
    // MM 98-second-switch-while-pending.
    chainPromptsExclude: true,
    // MM 99-disconnect-in-wallet-ui: chainChanged back to the wallet's own chain.
    revokeResetsChain: true,
    // P BaseProvider.ts: isConnected() is about the site's chain.
    connectedTo: 'site',
    // MM 10-switch-known-permitted, with every endpoint down; BaseProvider `_handleChainChanged`.
    tellsDeadChain: true,
    // Unknown method, MM 40-unsupported.
    eip7846: false,
  },
  failures: {
    // MM 02, 30, 45: the words and the data depend on what was asked.
    userRejected: { code: 4001, message: rejection, data: rejectionData },
    // MM 52-, 53-close-popup.
    dismissed: rejectedWithAll(),
    // MM 61-wallet_revokePermissions, on 55's open request.
    cancelled: rejectedWithAll(),
    // MM 04: says wallet_requestPermissions for eth_requestAccounts too; MM 98 for a switch.
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
    // MM 01-reads-before-connect: never 4900 nor 4901 here.
    disconnected: unreachable(),
    chainDisconnected: unreachable(),
    // P BaseProvider.ts, _handleDisconnect: recoverable.
    lost: { code: 1013, message: 'MetaMask: Disconnected from chain. Attempting to connect.' },
  },
  methods: metamaskMethods,
  lateMethods: metamaskLate,
  // MM 85-5792-flags: the chains that MetaMask's feature flags name.
  capabilities: [
    { chainId: 56, atomic: 'ready' },
    { chainId: 1, atomic: 'ready' },
  ],
  // MM 86-node-errors: the client of a built-in network keeps the node's error.
  failure: (failure) => {
    const { about, message, data = { cause: null } } = failure
    return failure.kind === 'node'
      ? new Failure('node', about, { code: about.code, message, data })
      : failure
  },
  // MM 02 and all others: a plain object; P messages: only provider-side -32600 are real errors.
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
  event: (event, args, emit, core) => metamaskInpage(core).hear(event, args, emit),
  request: async (args, next, core, call) => {
    const inpage = metamaskInpage(core)
    // The stream is gone: the retry that would answer never comes.
    if (inpage.isPermanentlyDisconnected && isRequest(args)) return new Promise(() => {})
    if (!asksAccounts(args)) return next(args)
    // P BaseProvider.ts:285-300: the answer itself updates the accounts; a rejection counts as none.
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
    metamaskInpage(core).initialize()
    core.emitRaw('_initialized', [])
  },
  provider: addMetamaskSurface,
}

/** P messages: only these are real errors, and their `data` comes before their `code`. */
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

/** MM 11, 30, 32, 45 carry it; MM 02, 43, 96 do not. */
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
