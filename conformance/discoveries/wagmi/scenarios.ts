import { approve, fail, hang, reply, type Do, type Rule, type Wallet } from '@touchstone/harness'

/** What a scenario can do: a hand on the wallet, and the person's acts in the page. */
export type Scene = {
  wallet: Wallet
  connect(options?: { chainId?: number }): Promise<void>
  switchTo(chainId: number): Promise<void>
  disconnect(): Promise<void>
  reconnect(): Promise<void>
  reload(): Promise<void>
  advance(ms: number): Promise<void>
}

/** Something that a wallet does, and what each of the two makes of it. */
export type Scenario = {
  id: string
  /** What the wallet or the person does. */
  when: string
  act(scene: Scene): Promise<void>
  /** What was seen: `@wagmi/core` 3.6.5 with its injected connector, and the connection of this repository. */
  plain: string
  ours: string
}

const permissions = 'wallet_requestPermissions'
const request = 'eth_requestAccounts'
const switching = 'wallet_switchEthereumChain'
const adding = 'wallet_addEthereumChain'

/** wagmi asks for permissions first, then for accounts: both are answered so. */
const atConnect = (answer: Do): Scenario['act'] => {
  return async ({ wallet, connect }) => {
    for (const method of [permissions, request]) wallet.use({ method, do: answer })
    await connect()
  }
}

/** The wallet lacks EIP-2255, as many do; the accounts request is answered so. */
const atRequest = (answer: Do): Scenario['act'] => {
  return async ({ wallet, connect }) => {
    wallet.use({ method: permissions, do: fail('unsupported') })
    wallet.use({ method: request, do: answer })
    await connect()
  }
}

const atSwitch = (...rules: Rule[]): Scenario['act'] => {
  return async ({ wallet, connect, switchTo }) => {
    await connect()
    for (const rule of rules) wallet.use(rule)
    await switchTo(1)
  }
}

const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const rejection = 'User rejected the request.'

export const scenarios: readonly Scenario[] = [
  {
    id: 'connect.pending',
    when: 'connect: the wallet says -32002, a request is pending',
    act: atConnect(fail('pending')),
    plain: 'rejects with ProviderRpcError (-32002); disconnected',
    ours: 'rejects with RequestPendingError (-32002); disconnected',
  },
  {
    id: 'connect.rejected.text',
    when: 'connect: -32603 with the text "User rejected the request."',
    act: atConnect(fail({ code: -32603, message: rejection })),
    plain: 'rejects with ProviderRpcError (-32603); disconnected',
    ours: 'rejects with UserRejectedError (-32603); disconnected',
  },
  {
    id: 'connect.rejected.string',
    when: 'connect: the code "4001", as a string',
    act: atConnect(fail({ code: '4001', message: 'nope' })),
    plain: 'rejects with ProviderRpcError (4001); disconnected',
    ours: 'rejects with UserRejectedError (4001); disconnected',
  },
  {
    id: 'connect.rejected.undefined',
    when: 'connect: it rejects with undefined',
    act: atConnect(fail({ kind: 'undefined' })),
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
    act: async ({ wallet, connect }) => {
      wallet.use({ method: 'eth_chainId', do: reply(null) })
      await connect()
    },
    plain: 'resolves; connected on 0',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.chain.empty',
    when: 'connect: eth_chainId is "0x"',
    act: async ({ wallet, connect }) => {
      wallet.use({ method: 'eth_chainId', do: reply('0x') })
      await connect()
    },
    plain: 'resolves; connected on NaN',
    ours: 'rejects with ConnectFailedError; disconnected',
  },
  {
    id: 'connect.mute',
    when: 'connect: the wallet never answers',
    act: atConnect(hang()),
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
    id: 'switch.lie',
    when: 'switch: null, and the chain stays',
    act: atSwitch({ method: switching, do: reply(null) }),
    plain: 'waits for ever; connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (other) after 2 s; connected on 56',
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
    ours: 'rejects with SwitchChainError (other, -32603); connected on 56',
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
    id: 'switch.unknown.add.fails',
    when: 'switch: 4902; the add that wagmi then asks for fails with -32602',
    act: atSwitch(
      { method: switching, do: fail('unknownChain') },
      { method: adding, do: fail('invalidParams') },
    ),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56; 1 listener left behind',
    ours: 'rejects with ChainNotConfiguredError (4902); connected on 56',
  },
  {
    id: 'switch.unknown.add.stays',
    when: 'switch: 4902; the add succeeds and selects nothing',
    act: atSwitch(
      { method: switching, do: fail('unknownChain') },
      { method: adding, do: reply(null) },
    ),
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56; 1 listener left behind',
    ours: 'rejects with ChainNotConfiguredError (4902); connected on 56',
  },
  {
    id: 'events.accounts.null',
    when: 'accountsChanged null',
    act: async ({ wallet, connect }) => {
      await connect()
      wallet.act({ type: 'emit', event: 'accountsChanged', args: [{ $: 'json', value: null }] })
    },
    plain: 'resolves; connected on 56; 1 unhandled rejection',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'events.chain.garbage',
    when: 'chainChanged "abc"',
    act: async ({ wallet, connect }) => {
      await connect()
      wallet.act({ type: 'emit', event: 'chainChanged', args: [{ $: 'json', value: 'abc' }] })
    },
    plain: 'resolves; connected on NaN',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'events.afterDisconnect',
    when: 'the person disconnects in the page, and the wallet (without wallet_revokePermissions) selects another account',
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
    id: 'reconnect.emptied',
    when: 'reload: eth_accounts answers the account once, and [] from then on',
    act: async ({ wallet, connect, reload, reconnect }) => {
      await connect()
      await reload()
      const { accounts } = wallet
      wallet.use({ method: 'eth_accounts', do: [reply(accounts), reply([])] })
      await reconnect()
    },
    plain: 'resolves; connected without an account on 56',
    ours: 'resolves; connected on 56',
  },
  // wagmi keeps a variable of its module set after this one: it stays the last but one.
  {
    id: 'reconnect.mute',
    when: 'reload: the wallet does not answer eth_accounts',
    act: async ({ wallet, connect, reload, reconnect }) => {
      await connect()
      await reload()
      wallet.use({ method: 'eth_accounts', do: hang() })
      await reconnect()
    },
    plain: 'waits for ever; connecting',
    ours: 'resolves after 5 s; disconnected',
  },
  {
    id: 'reconnect.afterMute',
    when: 'the same, and a second reconnect once the wallet answers again',
    act: async ({ wallet, connect, reload, reconnect, advance }) => {
      await connect()
      await reload()
      const mute = wallet.use({ method: 'eth_accounts', do: hang() })
      await reconnect()
      await advance(10_000)
      mute.remove()
      await reconnect()
    },
    plain: 'resolves; disconnected',
    ours: 'resolves; connected on 56',
  },
]
