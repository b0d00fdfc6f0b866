import { fail, reply, type Do, type Rule, type Wallet } from '@touchstone/harness'
import { forEver } from '../fate.ts'
import { accountsOf, permissions, request } from './methods.ts'
import type { Scenario } from './Scenario.ts'

/** wagmi asks for permissions first, then for accounts: both are answered so. */
export const atConnect = (answer: Do): Scenario['act'] => {
  return async ({ wallet, connect }) => {
    for (const method of [permissions, request]) wallet.use({ method, do: answer })
    await connect()
  }
}

/** The wallet lacks EIP-2255, as many do; the accounts request is answered so. */
export const atRequest = (answer: Do): Scenario['act'] => {
  return async ({ wallet, connect }) => {
    wallet.use({ method: permissions, do: fail('unsupported') })
    wallet.use({ method: request, do: answer })
    await connect()
  }
}

export const atSwitch = (...rules: Rule[]): Scenario['act'] => {
  return async ({ wallet, connect, switchTo }) => {
    await connect()
    for (const rule of rules) wallet.use(rule)
    await switchTo(1)
  }
}

/** A switch to a chain that the wallet lacks, and then the button "Add network". */
export const atAdding = (...rules: Rule[]): Scenario['act'] => {
  return async (scene) => {
    await atSwitch(...rules)(scene)
    await scene.addNetwork(1)
  }
}

/**
 * `eth_accounts` is not answered while anybody looks; long after, it does: a wagmi that waits for it keeps a variable of its
 * module set, and the next scenario is to find it clear.
 */
export const muteUntilLater = (wallet: Wallet) =>
  wallet.use({ method: accountsOf, after: 2 * forEver, do: reply([]) })
