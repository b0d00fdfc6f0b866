import { fail, reply, type Do, type Rule, type Wallet } from '@touchstone/harness'
import { pendingLimit } from './Scenario.ts'
import { accountsOf, permissions, request } from './methods.ts'
import type { Scenario } from './Scenario.ts'

/** Sets the response to both requests of wagmi's connect: permissions first, then accounts. */
export const atConnect = (answer: Do): Scenario['act'] => {
  return async ({ wallet, connect }) => {
    for (const method of [permissions, request]) wallet.use({ method, do: answer })
    await connect()
  }
}

/** Lets the wallet lack EIP-2255, as many do, and sets the response to the accounts request. */
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

/** Switches to a chain that the wallet lacks, then presses "Add network". */
export const atAdding = (...rules: Rule[]): Scenario['act'] => {
  return async (scene) => {
    await atSwitch(...rules)(scene)
    await scene.addNetwork(1)
  }
}

/**
 * Leaves `eth_accounts` unanswered until the outcome is recorded, and answers long after. A wagmi that waits for the
 * answer keeps a module variable set, which must be clear for the next scenario.
 */
export const muteUntilLater = (wallet: Wallet) =>
  wallet.use({ method: accountsOf, after: 2 * pendingLimit, do: reply([]) })
