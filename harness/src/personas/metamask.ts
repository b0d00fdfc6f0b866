import { malformed } from '../wallet/createRequestHandler.ts'
import type { Persona } from '../wallet/engineAndPersonaTypes.ts'
import { type About, Failure, isFailure } from '../wallet/requestFailures.ts'
import { icon } from './letterIcon.ts'
import { metamaskPageProvider } from './metamaskPageProvider.ts'
import { metamaskLazyMethods } from './metamaskLazyMethods.ts'
import { metamaskMethods } from './metamaskMethods.ts'
import { addMetamaskProviderMembers } from './addMetamaskProviderMembers.ts'
import { plainError } from '../wallet/plainError.ts'

/**
 * Persona of MetaMask 13.36.0, as recorded on the real extension, with the page provider of
 * `@metamask/providers` 22.1.
 *
 * The comments name their sources: a recording in harness/recordings by its name or number, or a file of
 * `@metamask/providers`. Some behaviour was recorded only on 13.13.1 and is assumed to be the same in 13.36.0.
 * `metamask@13.13.ts` has the known differences of 13.13.1.
 */
export const metamask: Persona = {
  id: 'metamask',
  version: '13.36.0',
  // Source of the name and the rdns: recording 00-initial-state. The icon is not MetaMask's.
  info: { name: 'MetaMask', icon: icon('M', '#e2761b'), rdns: 'io.metamask' },
  namespaces: ['ethereum'],
  // Source: the provider's own keys in recording 00-initial-state.
  flags: { isMetaMask: true },
  policy: {
    // `accountsChanged` precedes the answer of a connect: recording 05-connect-approve, BaseProvider.ts:285-300.
    accountsEvent: 'before',
    // `chainChanged` follows the answer: recordings 10-switch-known-permitted, 20-add-unknown-0x53a-approve.
    chainEvent: 'after',
    // A switch of one site does not change the chain of another: recording 94-other-origin-chain-isolated.
    chainPerSite: true,
    // Locking and unlocking send no event, and a locked wallet still returns the accounts: recording 74-lock.
    lockHides: false,
    unlockEvent: false,
    // A site with permission switches without a prompt: recording 10-switch-known-permitted.
    switchAsks: 'unconnected',
    // One prompt adds the chain, switches to it and permits it: recording 20-add-unknown-0x53a-approve.
    addSelects: true,
    // The prompt opens even if the RPC URL belongs to another chain: recording 16-add-malformed.
    addVerifiesNode: false,
    // A second request for accounts fails while a prompt is open: recording 04-pending-second-request.
    pending: 'refuse',
    // The prompt of a connect stays open during a reload, so the next request gets -32002. Observed on 13.13.1.
    promptSurvivesReload: true,
    // A second switch fails while the prompt of the first is open: recording 98-second-switch-while-pending.
    chainPromptsExclude: true,
    // A disconnected site returns to the selected chain of the wallet: recording 99-disconnect-in-wallet-ui.
    revokeResetsChain: true,
    // `isConnected()` says whether the chain of the site is reachable: BaseProvider.ts.
    connectedTo: 'site',
    // A switch to an unreachable chain sends `chainChanged`: recording 10-switch-known-permitted.
    offlineChainEvent: true,
    // `wallet_disconnect` is missing (conformance/expectations/metamask-extension.json). Assumed of `wallet_connect`.
    eip7846: false,
  },
  failures: {
    // The message and the data of a rejection depend on the method: recordings 02, 30 and 45.
    userRejected: { code: 4001, message: rejection, data: rejectionData },
    // The error after the user closed the window: recordings 52 and 53.
    dismissed: rejectedWithAll(),
    // `wallet_revokePermissions` rejects an open permission request: recording 61-wallet_revokePermissions.
    cancelled: rejectedWithAll(),
    // The message is the same for an open `eth_requestAccounts` (recording 04) and switch (recording 98).
    pending: {
      code: -32002,
      message: ({ origin }) =>
        `Request of type 'wallet_requestPermissions' already pending for origin ${origin}. Please wait.`,
    },
    // Recordings 40-unsupported-and-malformed and 35-personal_sign-errors (`eth_sign`).
    unsupported: {
      code: -32601,
      message: ({ method }) => `The method "${method}" does not exist / is not available.`,
      data: ({ origin }) => ({ origin: origin ?? '', cause: null }),
    },
    // With all nodes unreachable, requests fail with MetaMask's own -32002: recording 01-reads-before-connect.
    disconnected: unreachable(),
    chainDisconnected: unreachable(),
    // Error of a `disconnect` event before a reconnect: `_handleDisconnect` in BaseProvider.ts.
    lost: { code: 1013, message: 'MetaMask: Disconnected from chain. Attempting to connect.' },
  },
  methods: metamaskMethods,
  lazyMethods: metamaskLazyMethods,
  // On these two chains `wallet_getCapabilities` answers `ready` before an upgrade: recording batches.
  capabilities: [
    { chainId: 56, atomic: 'ready' },
    { chainId: 1, atomic: 'ready' },
  ],
  // On a built-in network the dapp gets the node's code, message and data: recording node-errors.
  failure: (failure) => {
    const { about, message, data = { cause: null } } = failure
    return failure.kind === 'node'
      ? new Failure('node', about, { code: about.code ?? -32603, message, data })
      : failure
  },
  // Errors of the extension are plain objects. The page provider creates those about a malformed argument of
  // `request()`, which are instances of Error (recording 40-unsupported-and-malformed).
  shape: (failure, next) => {
    if (failure.kind === 'invalidRequest') return argumentError(next(failure), failure)
    return { ...plainError(failure), stack: `Error: ${failure.message}\n  at <anonymous>` }
  },
  // `_handleAccountsChanged`, `_handleChainChanged`, `_handleConnect` and `_handleDisconnect` in BaseProvider.ts.
  event: (event, args, emit, core) => metamaskPageProvider(core).handleEvent(event, args, emit),
  request: async (args, next, core, call) => {
    const inpage = metamaskPageProvider(core)
    // A provider that has lost its connection to the extension does not reconnect, so the request never settles.
    if (inpage.isPermanentlyDisconnected && isRequest(args)) return new Promise(() => {})
    if (!asksAccounts(args)) return next(args)
    // The page provider takes its accounts from the answer, or clears them: BaseProvider.ts:285-300.
    try {
      const answer = await next(args)
      inpage.handleAnswer(answer, call.events)
      return answer
    } catch (error) {
      if (!(isFailure(error) && error.kind === 'invalidRequest')) inpage.handleAnswer([])
      throw error
    }
  },
  // The initial state is set after `connect`: BaseProvider.ts:240-264 and recording 63-reload-persistence.
  start: (next, core) => {
    next()
    metamaskPageProvider(core).initialize()
    core.emitRaw('_initialized', [])
  },
  provider: addMetamaskProviderMembers,
}

/** Returns the error about a malformed argument of `request()`. In MetaMask its key `data` precedes `code`. */
function argumentError(error: unknown, { code, data }: Failure): unknown {
  const made = error as { code?: unknown; data?: unknown }
  if (data === undefined) return made
  delete made.code
  delete made.data
  return Object.assign(made, { data, code })
}

const isRequest = (args: unknown): args is { method: string } => malformed(args) === undefined

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

/** Returns the data of a rejection. Recordings 11, 30, 32 and 45 have data; 02, 43 and 96 have none. */
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
