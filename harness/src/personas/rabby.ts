import { paramList } from '../wallet/call.ts'
import { toHex } from '../wallet/hex.ts'
import { connect, grant } from '../wallet/methods/accounts.ts'
import { selectChain } from '../wallet/methods/switchEthereumChain.ts'
import { personalEcRecover } from '../wallet/methods/personalEcRecover.ts'
import type { Persona } from '../wallet/core.ts'
import { icon } from './icon.ts'
import { rabbyError } from './rabbyErrors.ts'
import { rabbyPageProvider } from './rabbyPageProvider.ts'
import { addRabbySurface } from './rabbySurface.ts'

/**
 * Rabby 0.94.4 behind `@rabby-wallet/page-provider` 0.4.11.
 * Sources: `PP` is the page provider's src, the others are files of the extension.
 */
export const rabby: Persona = {
  id: 'rabby',
  // PP index.ts, announcement.
  info: { name: 'Rabby Wallet', icon: icon('R', '#7084ff'), rdns: 'io.rabby' },
  // PP index.ts: window.ethereum and window.rabby.
  namespaces: ['ethereum', 'rabby'],
  // PP index.ts: both are true.
  flags: { isRabby: true, isMetaMask: true, _isRabby: true },
  policy: {
    // controller.ethRequestAccounts, utils.broadcastChainChanged: events before the result.
    accountsEvent: 'before',
    chainEvent: 'before',
    // internalMethod.getProviderState, controller.ethChainId: per site; an unconnected site sees 0x1.
    chainPerSite: true,
    strangerChain: 1,
    // wallet.ts lockWallet: accountsChanged []; unlock sends nothing.
    lockHides: true,
    unlockEvent: false,
    // controller.walletSwitchEthereumChain: no popup for a connected site.
    switchAsks: 'never',
    // controller.walletAddEthereumChain: adding a known chain switches to it without a prompt.
    addKnownAsks: false,
    addSelects: true,
    addVerifiesNode: false,
    // rpcFlow.ts: while Connect is open.
    pending: 'refuse',
    chainPromptsExclude: true,
    // controller.ethRequestAccounts: exactly one account.
    accountLimit: 1,
    // PP index.ts: always true.
    isConnected: 'always',
    eip7846: false,
    eip5792: false,
  },
  failures: {
    // rpcFlow.ts.
    pending: {
      code: -32001,
      message: ({ open }) =>
        `Already processing ${open === 'eth_requestAccounts' || open === 'wallet_requestPermissions' ? 'connect' : 'unlock'}. Please wait.`,
    },
    // controller.walletSwitchEthereumChain. Naming the wrong method is a mistake of the wallet.
    unknownChain: {
      code: 4902,
      message: ({ chainId = 0 }) =>
        `Unrecognized chain ID "${toHex(chainId)}". Try adding the chain using wallet_switchEthereumChain first.`,
    },
    // rpcFlow.ts.
    unsupported: {
      code: -32601,
      message: ({ method }) => `method [${method}] doesn't has corresponding handler`,
    },
    // PP index.ts: the event carries the code of the request error.
    lost: { code: 4900, message: 'The provider is disconnected from all chains.' },
  },
  // message/index.ts, serializeError.
  shape: rabbyError,
  methods: {
    // controller.ts: neither caveats nor invoker; wallet_getPermissions is [] while locked.
    wallet_requestPermissions: async (_, next) => bare(await next()),
    wallet_getPermissions: async (_, next) => bare(await next()),
    // controller.walletSwitchEthereumChain: accepts numbers too (intToHex); an unconnected site connects
    // first.
    wallet_switchEthereumChain: (call, next, core) => {
      const { chainId } = (paramList(call)[0] ?? {}) as { chainId?: unknown }
      if (typeof chainId === 'number') call.params = [{ chainId: toHex(chainId) }]
      const wanted = Number(chainId)
      if (core.store.permitted().length > 0 || !core.store.chain(wanted)) return next()
      return connect(call, core, (choice) => {
        grant(call, core, choice)
        return selectChain(call, core, wanted)
      })
    },
    // controller.ts: its own messages.
    eth_signTypedData_v4: (call, next, core) => {
      const [from, given] = paramList(call)
      if (typeof from === 'string' && core.store.permitted().length > 0 && !core.store.mayUse(from))
        throw core.fail('invalidParams', {}, { message: 'from should be same as current address' })
      if (foreignChain(given, core.store.chainId()))
        throw core.fail(
          'invalidParams',
          {},
          { message: 'chainId should be same as current chainId' },
        )
      return next()
    },
    // controller.personalEcRecover.
    personal_ecRecover: (call, _, core) => personalEcRecover(call, core),
    // Rabby waits for the user (EIP-747 would not).
    wallet_watchAsset: (call, _, core) => core.ask(call, { kind: 'asset', apply: () => true }),
    // controller.ts.
    web3_clientVersion: () => 'Rabby/0.94.4',
  },
  // PP pushEventHandlers.ts. Locking sends `lock`, which sets a flag there and fires no event.
  event: (event, args, emit, core) => rabbyPageProvider(core).hear(event, args, emit),
  act: (act, next, core) => {
    next(act)
    if (act.type === 'lock' || act.type === 'unlock')
      rabbyPageProvider(core).isUnlocked = act.type === 'unlock'
  },
  // PP index.ts, initialize: `connect` fires even for a site that was never connected.
  start: (_, core) => rabbyPageProvider(core).start(),
  provider: addRabbySurface,
  lacks: ['eip-5792', 'eip-7846', 'multiple-accounts'],
}

const bare = (permissions: unknown) =>
  (permissions as { parentCapability: string }[]).map(({ parentCapability }) => ({
    parentCapability,
  }))

function foreignChain(given: unknown, chainId: number): boolean {
  try {
    const data = (typeof given === 'string' ? JSON.parse(given) : given) as {
      domain?: { chainId?: unknown }
    }
    return data.domain?.chainId !== undefined && Number(data.domain.chainId) !== chainId
  } catch {
    return false
  }
}
