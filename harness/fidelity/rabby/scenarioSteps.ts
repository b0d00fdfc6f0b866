import { toHex } from '../../src/wallet/hex.ts'
import type { Address } from '../../src/wallet/types.ts'
import { once } from '../scenario/answers.ts'
import type { RabbyAnswer, RabbyChange, RabbyPush } from './types.ts'

const accountsChanged = (...data: Address[]): RabbyPush => ({ event: 'accountsChanged', data })
const chainChanged = (chainId: number): RabbyPush => ({
  event: 'chainChanged',
  data: { chain: toHex(chainId), networkVersion: String(chainId) },
})

/** The user approves a connect. The events precede the answer (`ethRequestAccounts` in controller.ts). */
export const connects = (account: Address, chainId: number): RabbyAnswer => ({
  before: [accountsChanged(account), chainChanged(chainId)],
  reply: { result: [account] },
  rules: once({ type: 'approve', accounts: [account] }),
})

/** A connected site requests its accounts. No prompt opens, and the event precedes the answer. */
export const reconnects = (account: Address): RabbyAnswer => ({
  before: [accountsChanged(account)],
  reply: { result: [account] },
})

/** The page switches to a chain that Rabby lists. No prompt opens, and the event precedes the answer. */
export const switches = (chainId: number): RabbyAnswer => ({
  before: [chainChanged(chainId)],
  reply: { result: null },
})

/** Error of the wallet, which the persona must produce without a rule. */
export const refuses = (error: object): RabbyAnswer => ({ reply: { error } })

export const revokes: RabbyAnswer = { before: [accountsChanged()], reply: { result: null } }

export const accountsBecome = (...accounts: Address[]): RabbyChange => ({
  name: `the accounts become ${accounts.join(', ') || 'none'}`,
  background: [accountsChanged(...accounts)],
  wallet: accounts.length > 0 ? [{ type: 'selectAccounts', accounts }] : [{ type: 'wipeAccounts' }],
})

export const chainBecomes = (chainId: number): RabbyChange => ({
  name: `the chain becomes ${chainId}`,
  background: [chainChanged(chainId)],
  wallet: [{ type: 'switchChain', chainId }],
})

export const locks: RabbyChange = {
  name: 'the wallet is locked',
  background: [accountsChanged(), { event: 'lock' }],
  wallet: [{ type: 'lock' }],
}

export const unlocks: RabbyChange = {
  name: 'the wallet is unlocked',
  background: [{ event: 'unlock' }],
  wallet: [{ type: 'unlock' }],
}

export const disconnects: RabbyChange = {
  name: 'the wallet disconnects',
  background: [{ event: 'disconnect' }],
  wallet: [{ type: 'drop' }],
}

export const siteIsRemoved: RabbyChange = {
  name: 'the user disconnects the site',
  background: [accountsChanged()],
  wallet: [{ type: 'revoke' }],
}

export const tabIsShown: RabbyChange = {
  name: 'the tab is shown',
  background: 'tab is shown',
  wallet: [],
}
