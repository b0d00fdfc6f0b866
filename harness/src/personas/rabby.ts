import { type Call, type Next, paramList } from '../wallet/callInProgress.ts'
import { isFailure } from '../wallet/requestFailures.ts'
import { toHex } from '../wallet/hex.ts'
import { promptForAccounts, grantAccounts } from '../wallet/methods/accounts.ts'
import { selectChain } from '../wallet/methods/switchEthereumChain.ts'
import { personalEcRecover } from '../wallet/methods/personalEcRecover.ts'
import type { Core, Persona } from '../wallet/engineAndPersonaTypes.ts'
import { domainChainId } from '../wallet/parseTypedData.ts'
import { icon } from './letterIcon.ts'
import { rabbyError } from './rabbyError.ts'
import { rabbyPageProvider } from './rabbyPageProvider.ts'
import { addRabbyProviderMembers } from './addRabbyProviderMembers.ts'

/**
 * Persona of Rabby 0.94.4 with `@rabby-wallet/page-provider` 0.4.11, compared with recordings of 0.93.34. The
 * comments name the source files: those with "page provider" are files of that package, all others are files of the
 * extension.
 */
export const rabby: Persona = {
  id: 'rabby',
  // Source: the announcement in index.ts of the page provider.
  info: { name: 'Rabby Wallet', icon: icon('R', '#7084ff'), rdns: 'io.rabby' },
  // The provider is at `window.ethereum` and `window.rabby` (index.ts of the page provider).
  namespaces: ['ethereum', 'rabby'],
  // `isRabby` and `isMetaMask` are both true (index.ts of the page provider).
  flags: { isRabby: true, isMetaMask: true, _isRabby: true },
  policy: {
    // Events precede the answer (`ethRequestAccounts` in controller.ts, `broadcastChainChanged` in utils).
    accountsEvent: 'before',
    chainEvent: 'before',
    // Each site has its own chain, or 0x1 without permission (internalMethod.ts, `ethChainId` in controller.ts).
    chainPerSite: true,
    unconnectedChain: 1,
    // Locking sends `accountsChanged []`; unlocking sends nothing (`lockWallet` in wallet.ts).
    lockHides: true,
    unlockEvent: false,
    // A connected site switches without a prompt (`walletSwitchEthereumChain` in controller.ts).
    switchAsks: 'never',
    // Adding a listed chain switches to it without a prompt (`walletAddEthereumChain` in controller.ts).
    addKnownAsks: false,
    addSelects: true,
    addVerifiesNode: false,
    // A second request for accounts fails while the prompt of the first is open (rpcFlow.ts).
    pending: 'refuse',
    chainPromptsExclude: true,
    // A site gets exactly one account (`ethRequestAccounts` in controller.ts).
    accountLimit: 1,
    // `isConnected()` is always true (index.ts of the page provider).
    isConnected: 'always',
    eip7846: false,
    eip5792: false,
  },
  failures: {
    // Source of the code and the message: rpcFlow.ts.
    pending: {
      code: -32001,
      message: ({ open }) =>
        `Already processing ${open === 'wallet_addEthereumChain' ? 'unlock' : 'connect'}. Please wait.`,
    },
    // The message names the wrong method (`walletSwitchEthereumChain` in controller.ts).
    unknownChain: { code: 4902, message: ({ chainId = 0 }) => unrecognized(toHex(chainId)) },
    // Source of the code and the message: rpcFlow.ts.
    unsupported: {
      code: -32601,
      message: ({ method }) => `method [${method}] doesn't has corresponding handler`,
      data: ({ method = '' }) => ({ $ctx: { providers: [] }, method }),
    },
    // `disconnect` carries the error code of requests, 4900 (index.ts of the page provider).
    lost: { code: 4900, message: 'The provider is disconnected from all chains.' },
  },
  // Source: `serializeError` in message/index.ts.
  shape: rabbyError,
  methods: {
    // Sends `accountsChanged` to a connected site too. The page drops known accounts (`ethRequestAccounts`).
    eth_requestAccounts: async (_, next, core) => {
      const seen = core.store.accounts()
      const accounts = await next()
      if (seen.length > 0) core.emit('accountsChanged', [accounts])
      return accounts
    },
    // Permissions have no caveats and no invoker (controller.ts).
    wallet_requestPermissions: async (_, next) => parentCapabilitiesOf(await next()),
    wallet_getPermissions: async (_, next) => parentCapabilitiesOf(await next()),
    // The chain id may be anything that JavaScript reads as a number. A site without permission gets the prompt to
    // connect first (`walletSwitchEthereumChain` in controller.ts).
    wallet_switchEthereumChain: (call, next, core) => {
      const { chainId } = (call.params as { chainId?: unknown }[])[0] ?? {}
      const requested = Number(chainId)
      const isKnown = core.store.chain(requested)
      const failUnknown = async () => {
        throw core.fail('unknownChain', {}, { message: unrecognized(String(chainId)) })
      }
      if (core.store.permitted().length > 0 && !chainId)
        throw core.fail('invalidParams', {}, { message: 'chainId is required' })
      if (!isKnown) return connectFirst(call, failUnknown, core)
      call.params = [{ chainId: toHex(requested) }]
      if (core.store.permitted().length > 0) return next()
      return promptForAccounts(call, core, (choice) => {
        silently(core, () => {
          grantAccounts(call, core, choice)
          selectChain(call, core, requested)
        })
        core.emit('chainChanged', [toHex(requested)])
        return null
      })
    },
    eth_coinbase: connectFirst,
    wallet_addEthereumChain: connectFirst,
    personal_sign: withOwnAccount,
    eth_sendTransaction: withOwnAccount,
    // Source of the message: controller.ts.
    eth_signTypedData_v4: (call, next, core) => {
      const chainId = domainChainId(paramList(call)[1])
      const isOther = chainId !== undefined && Number(chainId) !== core.store.chainId()
      if (core.store.permitted().length > 0 && isOther)
        throw core.fail(
          'invalidParams',
          {},
          { message: 'chainId should be same as current chainId' },
        )
      return withOwnAccount(call, next, core)
    },
    // Source: `personalEcRecover` in controller.ts.
    personal_ecRecover: (call, _, core) => personalEcRecover(call, core),
    // Rabby answers when the user has decided. EIP-747 demands an answer as soon as the prompt is open.
    wallet_watchAsset: (call, _, core) =>
      connectFirst(call, () => core.ask(call, { kind: 'asset', apply: () => true }), core),
    // Source of the text: controller.ts.
    web3_clientVersion: () => 'Rabby/0.94.4',
  },
  // pushEventHandlers.ts of the page provider. Locking and unlocking also set its flag `isUnlocked`.
  event: (event, args, emit, core) => {
    if (!core.memory.has('rabby-silent')) rabbyPageProvider(core).handleEvent(event, args, emit)
  },
  act: (act, next, core) => {
    next(act)
    if (act.type === 'lock' || act.type === 'unlock')
      rabbyPageProvider(core).isUnlocked = act.type === 'unlock'
  },
  // `connect` is sent even to a site that was never connected (`initialize` in index.ts of the page provider).
  start: (_, core) => rabbyPageProvider(core).start(),
  provider: addRabbyProviderMembers,
  lacks: ['eip-5792', 'eip-7846', 'multiple-accounts'],
}

/** Opens the prompt to connect for a site without permission, before the method runs (rpcFlow.ts). */
async function connectFirst(call: Call, next: Next, core: Core): Promise<unknown> {
  if (core.store.permitted().length === 0)
    await promptForAccounts(call, core, (choice) =>
      silently(core, () => grantAccounts(call, core, choice)),
    )
  return next()
}

/** Runs `connectFirst`. The message for another account than the site's is Rabby's own (controller.ts). */
async function withOwnAccount(call: Call, next: Next, core: Core): Promise<unknown> {
  try {
    return await connectFirst(call, next, core)
  } catch (error) {
    if (!isFailure(error) || error.kind !== 'unauthorised') throw error
    throw core.fail('invalidParams', {}, { message: 'from should be same as current address' })
  }
}

/** Makes a change whose events the site does not get. */
function silently(core: Core, change: () => void): void {
  core.memory.set('rabby-silent', true)
  try {
    change()
  } finally {
    core.memory.delete('rabby-silent')
  }
}

const unrecognized = (chainId: string) =>
  `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_switchEthereumChain first.`

const parentCapabilitiesOf = (permissions: unknown) =>
  (permissions as { parentCapability: string }[]).map(({ parentCapability }) => ({
    parentCapability,
  }))
