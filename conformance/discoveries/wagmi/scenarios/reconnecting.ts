import { reply } from '@touchstone/harness'
import { accountsOf } from './methods.ts'
import { muteUntilLater } from './acts.ts'
import type { Scenario } from './Scenario.ts'

/** Scenarios of a reload. */
export const reconnecting: readonly Scenario[] = [
  {
    id: 'reconnect.emptied',
    when: 'reload: eth_accounts answers the account once, and [] from then on',
    act: async ({ wallet, connect, reload, reconnect }) => {
      await connect()
      await reload()
      const { accounts } = wallet
      wallet.use({ method: accountsOf, do: [reply(accounts), reply([])] })
      await reconnect()
    },
    plain: 'resolves; connected without an account on 56',
    ours: 'resolves; connected on 56',
  },
  {
    id: 'reconnect.mute',
    when: 'reload: the wallet does not answer eth_accounts',
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
    alike: true,
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
]
