import { fail, reply } from '@touchstone/harness'
import { request, switching } from './methods.ts'
import { muteUntilLater } from './acts.ts'
import type { Scenario } from './Scenario.ts'

/** Scenarios with wagmi's connectors `metaMask` and `walletConnect`. `../connectorsOnFakeWallets.ts` replaces the SDKs of both. */
export const connectors: readonly Scenario[] = [
  {
    id: 'metaMask.reconnect.mute',
    when: 'metaMask, reload: the wallet does not answer eth_accounts',
    connector: 'metaMask',
    act: async ({ wallet, connect, reload, reconnect }) => {
      await connect()
      await reload()
      muteUntilLater(wallet)
      await reconnect()
    },
    plain: 'waits for ever; connecting',
    ours: 'resolves after 5 s; disconnected',
  },
  {
    id: 'metaMask.accounts.empty',
    when: 'metaMask: accountsChanged []',
    connector: 'metaMask',
    act: async ({ wallet, connect }) => {
      await connect()
      wallet.act({ type: 'emit', event: 'accountsChanged', args: [{ $: 'json', value: [] }] })
    },
    plain: 'resolves; connected without an account on 56',
    ours: 'resolves; disconnected',
  },
  {
    id: 'metaMask.switch.unknown',
    when: 'metaMask, switch: -32603 "Internal error"',
    connector: 'metaMask',
    act: async ({ wallet, connect, switchTo }) => {
      await connect()
      wallet.use({ method: switching, do: fail('internal') })
      await switchTo(1)
    },
    plain: 'rejects with SwitchChainError (4902); connected on 56',
    ours: 'rejects with SwitchChainError (unknown, -32603); connected on 56',
  },
  {
    id: 'walletConnect.connect.5002',
    when: 'walletConnect, connect: 5002 "User disapproved requested chains"',
    connector: 'walletConnect',
    act: async ({ wallet, connect }) => {
      wallet.use({
        method: request,
        do: fail({ code: 5002, message: 'User disapproved requested chains' }),
      })
      await connect()
    },
    plain: 'rejects with Error; disconnected',
    ours: 'rejects with UserRejectedError; disconnected',
  },
  {
    id: 'walletConnect.switch.fails',
    when: 'walletConnect, switch: -32603 "Internal error", and so does the add',
    connector: 'walletConnect',
    act: async ({ wallet, connect, switchTo }) => {
      await connect()
      for (const method of [switching, 'wallet_addEthereumChain'])
        wallet.use({ method, do: fail({ code: -32603, message: 'Internal error' }) })
      await switchTo(1)
    },
    plain: 'rejects with UserRejectedRequestError (4001); connected on 56',
    ours: 'rejects with SwitchChainError (unknown, -32603); connected on 56',
  },
  {
    id: 'walletConnect.switch.noEvent',
    when: 'walletConnect, switch: null, and the chain stays',
    connector: 'walletConnect',
    act: async ({ wallet, connect, switchTo }) => {
      await connect()
      wallet.use({ method: switching, do: reply(null) })
      await switchTo(1)
    },
    plain: 'waits for ever; connected on 56; 1 listener left behind',
    ours: 'rejects with SwitchChainError (unknown) after 2 s; connected on 56',
  },
]
