import {
  approve,
  fail,
  hang,
  personas,
  reject,
  reply,
  type Json,
  type Wallet,
} from '@touchstone/harness'
import {
  accountsOf,
  adding,
  atAdding,
  atApproval,
  atConnect,
  atReload,
  atRequest,
  atSwitch,
  muteUntilLater,
  permissions,
  request,
  switching,
  whenConnected,
} from './acts.ts'
import type { Scenario } from './Scenario.ts'

const rejection = 'User rejected the request.'
const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const emit = (wallet: Wallet, event: string, value: Json) =>
  wallet.act({ type: 'emit', event, args: [{ $: 'json', value }] })

/** All scenarios, in the order of the README. `connectorsOnFakeWallets.ts` replaces the SDKs of wagmi's connectors. */
export const scenarios: readonly Scenario[] = [
  {
    id: 'connect.pending',
    when: 'connect: the wallet says -32002, a request is pending',
    act: atApproval(fail('pending')),
    plain: 'rejects with ProviderRpcError (-32002); disconnected',
    ours: 'rejects with RequestPendingError (-32002); disconnected',
  },
  {
    id: 'connect.rejected.text',
    when: 'connect: -32603 with the text "User rejected the request."',
    act: atApproval(fail({ code: -32603, message: rejection })),
    plain: 'rejects with ProviderRpcError (-32603); disconnected',
    ours: 'rejects with UserRejectedError (-32603); disconnected',
  },
  {
    id: 'connect.rejected.string',
    when: 'connect: the code "4001", as a string',
    act: atApproval(fail({ code: '4001', message: 'nope' })),
    plain: 'rejects with ProviderRpcError (4001); disconnected',
    ours: 'rejects with UserRejectedError (4001); disconnected',
  },
  {
    id: 'connect.rejected.undefined',
    when: 'connect: it rejects with undefined',
    act: atApproval(fail({ kind: 'undefined' })),
    plain: 'rejects with TypeError; disconnected',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.accounts.empty',
    when: 'connect: the accounts are []',
    act: atRequest(reply([])),
    plain: 'resolves; connected without an account on 56',
    ours: 'rejects with NoAccountsError; disconnected',
  },
  {
    id: 'connect.accounts.null',
    when: 'connect: the accounts are null',
    act: atRequest(reply(null)),
    plain: 'rejects with TypeError; disconnected',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.chain.null',
    when: 'connect: eth_chainId is null',
    act: atConnect({ method: 'eth_chainId', do: reply(null) }),
    plain: 'resolves; connected on 0',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.chain.empty',
    when: 'connect: eth_chainId is "0x"',
    act: atConnect({ method: 'eth_chainId', do: reply('0x') }),
    plain: 'resolves; connected on NaN',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.mute',
    when: 'connect: the wallet never answers',
    act: atApproval(hang()),
    plain: 'waits for ever; connecting',
    ours: 'rejects with TimeoutError after 120 s; disconnected',
  },
  {
    id: 'connect.twice',
    when: 'connect: pressed twice, and the wallet (without EIP-2255) takes half a second',
    act: async ({ wallet, connect }) => {
      wallet.use({ method: permissions, do: fail('unsupported') })
      wallet.use({ method: request, after: 500, do: approve() })
      await Promise.all([connect(), connect()])
    },
    plain: 'resolves; connected on 56; 1 request too many; 1 listener left behind',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'connect.switch.fails',
    when: 'connect to 1: the switch fails with -32603',
    act: async ({ wallet, connect }) => {
      wallet.use({ method: switching, do: fail('internal') })
      await connect({ chainId: 1 })
    },
    plain: 'resolves; connected on 56; 1 listener left behind',
    ours: 'resolves; connected on 56; tells SwitchChainError',
  },
  {
    id: 'connect.string',
    when: 'connect: it rejects with the text "User rejected the request." alone',
    act: atApproval(fail({ kind: 'string', message: rejection })),
    plain: 'rejects with "User rejected the request."; disconnected',
    ours: 'rejects with UserRejectedError; disconnected',
  },
  {
    id: 'connect.rejected.5000',
    when: 'connect: 5000 "User rejected.", as by WalletConnect',
    act: atApproval(fail({ code: 5000, message: 'User rejected.' })),
    plain: 'rejects with ProviderRpcError (5000); disconnected',
    ours: 'rejects with UserRejectedError (5000); disconnected',
  },
  {
    id: 'connect.account.bad',
    when: 'connect: the account is "0x123", which is no address',
    act: atRequest(reply(['0x123'])),
    plain: 'rejects with InvalidAddressError; disconnected',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.chain.foreign',
    when: 'connect: the wallet is on 97, which the app lacks',
    act: async ({ wallet, connect }) => {
      wallet.switchChain(97)
      await connect()
    },
    plain: 'resolves; connected on 97',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'connect.chain.foreign.stays',
    when: 'connect: the same, and the user declines to leave 97, where asked',
    act: async ({ wallet, connect }) => {
      wallet.switchChain(97)
      wallet.use({ method: switching, do: reject() })
      await connect()
    },
    plain: 'resolves; connected on 97',
    ours: 'rejects with UserRejectedError (4001); disconnected',
  },
  {
    id: 'connect.chain.unconfigured',
    when: 'connect to 97, which the app lacks',
    act: ({ connect }) => connect({ chainId: 97 }),
    plain: 'resolves; connected on 56',
    ours: 'resolves; connected on 56; tells ChainNotConfiguredError',
  },
  {
    id: 'switch.lie',
    when: 'switch: null, and the chain stays',
    act: atSwitch({ method: switching, do: reply(null) }),
    plain: 'waits for ever; connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (unknown) after 2 s; connected on 56',
  },
  {
    id: 'switch.mute',
    when: 'switch: chainChanged comes, the answer never',
    act: async ({ wallet, connect, switchTo }) => {
      await connect()
      wallet.use({ method: switching, do: hang() })
      await switchTo(1)
      wallet.switchChain(1)
    },
    plain: 'waits for ever; connected on 1',
    ours: 'resolves after 1 s; connected on 1',
  },
  {
    id: 'switch.fails',
    when: 'switch: -32603 "Internal error"',
    act: atSwitch({ method: switching, do: fail('internal') }),
    plain: 'rejects with SwitchChainError (4902); connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (unknown, -32603); connected on 56',
  },
  {
    id: 'switch.unknown.cause',
    when: 'switch: -32603, with 4902 in data.cause.code',
    act: atSwitch({
      method: switching,
      do: fail({ code: -32603, message: 'Internal error', data: { cause: { code: 4902 } } }),
    }),
    plain: 'rejects with SwitchChainError (4902); connected on 56; 1 listener left behind',
    ours: 'rejects with ChainNotConfiguredError (4902); connected on 56',
  },
  {
    id: 'switch.unknown.text',
    when: 'switch: the code "4902", as a string',
    act: atSwitch({
      method: switching,
      do: fail({ code: '4902', message: 'Unrecognized chain ID "0x1".' }),
    }),
    plain: 'rejects with SwitchChainError (4902); connected on 56; 1 listener left behind',
    ours: 'rejects with ChainNotConfiguredError (4902); connected on 56',
  },
  {
    id: 'switch.unsupported',
    when: 'switch: -32601, the wallet has no such method',
    act: atSwitch({ method: switching, do: fail({ code: -32601, message: 'Method not found' }) }),
    plain: 'rejects with SwitchChainError (4902); connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (unsupported, -32601); connected on 56',
  },
  {
    id: 'switch.unconfigured',
    when: 'switch to 97, which the app lacks',
    act: async ({ connect, switchTo }) => {
      await connect()
      await switchTo(97)
    },
    plain: 'rejects with SwitchChainError (4902); connected on 56',
    ours: 'rejects with ChainNotConfiguredError; connected on 56',
  },
  {
    id: 'add',
    when: 'switch to a chain that the wallet lacks; then "Add network"',
    lacks: true,
    act: atAdding(),
    plain: 'resolves; connected on 1',
    ours: 'resolves; connected on 1; tells ChainNotConfiguredError',
  },
  {
    id: 'add.fails',
    when: 'the same; it fails with -32602',
    lacks: true,
    act: atAdding({ method: adding, do: fail('invalidParams') }),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56; 2 listeners left behind',
    ours: 'rejects with ChainNotConfiguredError (-32602); connected on 56',
  },
  {
    id: 'add.stays',
    when: 'the same; it succeeds, and the wallet knows the chain as little as before',
    lacks: true,
    act: atAdding({ method: adding, do: reply(null) }),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56; 2 listeners left behind',
    ours: 'rejects with ChainNotConfiguredError (4902); connected on 56',
  },
  {
    id: 'add.rejected',
    when: 'the same; the user declines it',
    lacks: true,
    act: atAdding({ method: adding, do: reject() }),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56; 2 listeners left behind',
    ours: 'rejects with UserRejectedError (4001); connected on 56',
  },
  {
    id: 'add.mute',
    when: 'the same; the wallet never answers',
    lacks: true,
    act: atAdding({ method: adding, do: hang() }),
    plain: 'waits for ever; connected on 56; 2 listeners left behind',
    ours: 'rejects with SwitchChainError (timeout) after 120 s; connected on 56',
  },
  {
    id: 'events.accounts.null',
    when: 'accountsChanged null',
    act: whenConnected((wallet) => emit(wallet, 'accountsChanged', null)),
    plain: 'resolves; connected on 56; 1 unhandled rejection',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'events.chain.garbage',
    when: 'chainChanged "abc"',
    act: whenConnected((wallet) => emit(wallet, 'chainChanged', 'abc')),
    plain: 'resolves; connected on NaN',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'events.afterDisconnect',
    when: 'the user disconnects in the page, and the wallet (without wallet_revokePermissions) selects another account',
    act: async ({ wallet, connect, disconnect }) => {
      await connect()
      wallet.use({ method: 'wallet_revokePermissions', do: fail('unsupported') })
      await disconnect()
      wallet.selectAccounts([b])
    },
    plain: 'resolves; connected on 56',
    ours: 'resolves; disconnected',
  },
  {
    id: 'events.disconnect.connect',
    when: 'disconnect 4900, and then a provider connect',
    act: async ({ wallet, connect, advance }) => {
      await connect()
      emit(wallet, 'disconnect', { code: 4900, message: 'The provider is disconnected.' })
      await advance(1_000)
      emit(wallet, 'connect', { chainId: '0x38' })
    },
    plain: 'resolves; connected on 56',
    ours: 'resolves; disconnected',
  },
  {
    id: 'events.recoverable.mute',
    when: 'disconnect 1013, and eth_accounts is not answered any more',
    act: async ({ wallet, connect, advance }) => {
      await connect()
      muteUntilLater(wallet)
      emit(wallet, 'disconnect', { code: 1013, message: 'Disconnected from chain.' })
      await advance(1_000)
    },
    plain: 'resolves; connected on 56',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'reconnect.emptied',
    when: 'reload: eth_accounts answers the account once, and [] from then on',
    act: atReload((wallet) => {
      wallet.use({ method: accountsOf, do: [reply(wallet.accounts), reply([])] })
    }),
    plain: 'resolves; connected without an account on 56',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'reconnect.mute',
    when: 'reload: the wallet does not answer eth_accounts',
    act: atReload(muteUntilLater),
    plain: 'waits for ever; connecting',
    ours: 'resolves after 5 s; disconnected',
  },
  {
    id: 'reconnect.afterMute',
    when: 'the same, and a second reconnect once the wallet answers again',
    act: async ({ wallet, connect, reload, reconnect, advance }) => {
      await connect()
      await reload()
      const mute = muteUntilLater(wallet)
      await reconnect()
      await advance(10_000)
      mute.remove()
      await reconnect()
    },
    plain: 'resolves; connecting',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'reconnect.mute.beside',
    when: 'reload: the wallet of before does not answer eth_accounts, and a healthy one beside it is then chosen',
    two: true,
    act: async ({ wallet, other, connect, reload, reconnect, advance }) => {
      await connect()
      await reload()
      muteUntilLater(wallet)
      await reconnect()
      await advance(10_000)
      await connect({}, other)
    },
    plain: 'resolves; connected on 56',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'reconnect.healthy',
    when: 'reload: the wallet of before is healthy, and another, known from earlier, does not answer eth_accounts',
    two: true,
    act: async ({ wallet, other, connect, reload, reconnect }) => {
      await connect()
      await connect({}, other)
      await reload()
      muteUntilLater(wallet)
      await reconnect()
    },
    plain: 'waits for ever; connecting',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'reconnect.elsewhere',
    when: 'the same, and then the reload of another app with a config and a healthy wallet of its own, in the same realm',
    act: async ({ wallet, connect, reload, reconnect, openOtherApp }) => {
      const app = await openOtherApp()
      await app.connect()
      await app.reload()
      await connect()
      await reload()
      muteUntilLater(wallet)
      await reconnect()
      await app.reconnect()
    },
    plain: 'resolves; disconnected',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'announce.twice',
    when: 'the wallet announces itself again, under another uuid',
    finds: true,
    act: async ({ wallet, announce, advance }) => {
      await advance(100)
      announce(wallet)
      announce(wallet, { ...wallet.info, uuid: 'b2f7f3a0-5b0a-4d2b-8f5e-0c1d2e3f4a5b' })
    },
    plain: 'disconnected; offers 1 wallet; 6 listeners on the wallet',
    ours: 'disconnected; offers 1 wallet',
  },
  {
    id: 'announce.twoNames',
    when: 'one wallet announces itself under its own name and under that of MetaMask, as Rabby does',
    finds: true,
    act: async ({ wallet, announce, advance }) => {
      await advance(100)
      announce(wallet)
      announce(wallet, {
        ...wallet.info,
        ...personas.metamask.info,
        uuid: 'b2f7f3a0-5b0a-4d2b-8f5e-0c1d2e3f4a5b',
      })
    },
    plain: 'disconnected; offers 2 wallets; 6 listeners on the wallet',
    ours: 'disconnected; offers 2 wallets',
  },
  {
    id: 'announce.early',
    when: 'the wallet announces itself while the storage of the page has not answered yet',
    finds: true,
    slow: 100,
    act: async ({ wallet, announce }) => announce(wallet),
    plain: 'disconnected; offers 0 wallets; 2 listeners on the wallet',
    ours: 'disconnected; offers 1 wallet',
  },
  {
    id: 'metaMask.reconnect.mute',
    when: 'metaMask, reload: the wallet does not answer eth_accounts',
    connector: 'metaMask',
    act: atReload(muteUntilLater),
    plain: 'waits for ever; connecting',
    ours: 'resolves after 5 s; disconnected',
  },
  {
    id: 'metaMask.accounts.empty',
    when: 'metaMask: accountsChanged []',
    connector: 'metaMask',
    act: whenConnected((wallet) => emit(wallet, 'accountsChanged', [])),
    plain: 'resolves; connected without an account on 56',
    ours: 'resolves; disconnected',
  },
  {
    id: 'metaMask.switch.unknown',
    when: 'metaMask, switch: -32603 "Internal error"',
    connector: 'metaMask',
    act: atSwitch({ method: switching, do: fail('internal') }),
    plain: 'rejects with SwitchChainError (4902); connected on 56',
    ours: 'rejects with SwitchChainError (unknown, -32603); connected on 56',
  },
  {
    id: 'walletConnect.connect.5002',
    when: 'walletConnect, connect: 5002 "User disapproved requested chains"',
    connector: 'walletConnect',
    act: atConnect({
      method: request,
      do: fail({ code: 5002, message: 'User disapproved requested chains' }),
    }),
    plain: 'rejects with Error; disconnected',
    ours: 'rejects with UserRejectedError; disconnected',
  },
  {
    id: 'walletConnect.switch.fails',
    when: 'walletConnect, switch: -32603 "Internal error", and so does the add',
    connector: 'walletConnect',
    act: atSwitch(
      ...[switching, adding].map((method) => ({
        method,
        do: fail({ code: -32603, message: 'Internal error' }),
      })),
    ),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56',
    ours: 'rejects with SwitchChainError (unknown, -32603); connected on 56',
  },
  {
    id: 'walletConnect.switch.noEvent',
    when: 'walletConnect, switch: null, and the chain stays',
    connector: 'walletConnect',
    act: atSwitch({ method: switching, do: reply(null) }),
    plain: 'waits for ever; connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (unknown) after 2 s; connected on 56',
  },
]
