import { fail, type Json, type Wallet } from '@touchstone/harness'
import { muteUntilLater } from './acts.ts'
import type { Scenario } from './Scenario.ts'

const b = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Scenarios of events that a wallet emits. */
export const walletEvents: readonly Scenario[] = [
  {
    id: 'events.accounts.null',
    when: 'accountsChanged null',
    act: async ({ wallet, connect }) => {
      await connect()
      emit(wallet, 'accountsChanged', null)
    },
    plain: 'resolves; connected on 56; 1 unhandled rejection',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'events.chain.garbage',
    when: 'chainChanged "abc"',
    act: async ({ wallet, connect }) => {
      await connect()
      emit(wallet, 'chainChanged', 'abc')
    },
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
    alike: true,
  },
]

const emit = (wallet: Wallet, event: string, value: Json) =>
  wallet.act({ type: 'emit', event, args: [{ $: 'json', value }] })
