import { fail, reply, type Do, type Rule, type Wallet } from '@touchstone/harness'
import { pendingLimit } from './Scenario.ts'
import type { Scenario } from './Scenario.ts'

export const permissions = 'wallet_requestPermissions'
export const request = 'eth_requestAccounts'
export const switching = 'wallet_switchEthereumChain'
export const adding = 'wallet_addEthereumChain'
export const accountsOf = 'eth_accounts'

/**
 * Returns the act of a scenario that connects. The wallet gives this response to the requests for permissions
 * (EIP-2255) and for accounts.
 */
export const atConnect =
  (answer: Do): Scenario['act'] =>
  async ({ wallet, connect }) => {
    for (const method of [permissions, request]) wallet.use({ method, do: answer })
    await connect()
  }

/**
 * Returns the act of a scenario that connects. The wallet gives this response to the request for accounts, and has no
 * permissions (EIP-2255), as many wallets.
 */
export const atRequest =
  (answer: Do): Scenario['act'] =>
  async ({ wallet, connect }) => {
    wallet.use({ method: permissions, do: fail('unsupported') })
    wallet.use({ method: request, do: answer })
    await connect()
  }

/** Returns the act of a scenario that switches to another chain, with these rules in the wallet. */
export const atSwitch =
  (...rules: Rule[]): Scenario['act'] =>
  async ({ wallet, connect, switchTo }) => {
    await connect()
    for (const rule of rules) wallet.use(rule)
    await switchTo(1)
  }

/** Returns the act of a scenario that switches with these rules, then presses "Add network". */
export const atAdding =
  (...rules: Rule[]): Scenario['act'] =>
  async (scene) => {
    await atSwitch(...rules)(scene)
    await scene.addNetwork(1)
  }

/** Leaves `eth_accounts` unanswered until the outcome is recorded. wagmi sets a module variable while it waits. */
export const muteUntilLater = (wallet: Wallet) =>
  wallet.use({ method: accountsOf, after: 2 * pendingLimit, do: reply([]) })
