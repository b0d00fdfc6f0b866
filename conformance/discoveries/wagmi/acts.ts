import { fail, reply, type Do, type Rule, type Wallet } from '@touchstone/harness'
import { pendingLimit, type Scenario } from './Scenario.ts'

export const permissions = 'wallet_requestPermissions'
export const request = 'eth_requestAccounts'
export const switching = 'wallet_switchEthereumChain'
export const adding = 'wallet_addEthereumChain'
export const accountsOf = 'eth_accounts'

export const atConnect =
  (...rules: Rule[]): Scenario['act'] =>
  async ({ wallet, connect }) => {
    for (const rule of rules) wallet.use(rule)
    await connect()
  }

/** Returns the act of a scenario that connects. The wallet gives this response to both requests that may prompt. */
export const atApproval = (answer: Do): Scenario['act'] =>
  atConnect({ method: permissions, do: answer }, { method: request, do: answer })

/** Returns the act of a scenario that connects to a wallet without permissions (EIP-2255), as many are. */
export const atRequest = (answer: Do): Scenario['act'] =>
  atConnect({ method: permissions, do: fail('unsupported') }, { method: request, do: answer })

export const whenConnected =
  (act: (wallet: Wallet) => unknown): Scenario['act'] =>
  async ({ wallet, connect }) => {
    await connect()
    act(wallet)
  }

export const atReload =
  (act: (wallet: Wallet) => unknown): Scenario['act'] =>
  async ({ wallet, connect, reload, reconnect }) => {
    await connect()
    await reload()
    act(wallet)
    await reconnect()
  }

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
