import type { Address, ErrorShape, Json } from '../../src/wallet/types.ts'
import type { Answer, Happening, Push } from './types.ts'

const hex = (chainId: number) => `0x${chainId.toString(16)}`
const accountsChanged = (...data: Address[]): Push => ({ event: 'accountsChanged', data })
const chainChanged = (chainId: number): Push => ({
  event: 'chainChanged',
  data: { chain: hex(chainId), networkVersion: String(chainId) },
})

/** The user connects: events first, then the result (controller `ethRequestAccounts`). */
export const connects = (account: Address, chainId: number): Answer => ({
  before: [accountsChanged(account), chainChanged(chainId)],
  reply: { result: [account] },
  rules: [
    { method: 'eth_requestAccounts', times: 1, do: { type: 'approve', accounts: [account] } },
  ],
})

/** A switch to a chain that Rabby knows: no popup, events first. */
export const switches = (chainId: number): Answer => ({
  before: [chainChanged(chainId)],
  reply: { result: null },
})

export const answers = (result: Json): Answer => ({ reply: { result } })

export const rejected = (method: string): Answer => ({
  reply: { error: { code: 4001, message: 'User rejected the request.' } },
  rules: [{ method, times: 1, do: { type: 'reject' } }],
})

/** The wallet fails by itself. The persona gets no rule and must produce the same error. */
export const refuses = (error: object): Answer => ({ reply: { error } })

/** The wallet fails with this error. The persona gets it from a rule. */
export const fails = (method: string, error: ErrorShape & { [key: string]: Json }): Answer => ({
  reply: { error },
  rules: [{ method, times: 1, do: { type: 'fail', error } }],
})

export const revokes: Answer = { before: [accountsChanged()], reply: { result: null } }

export const accountsBecome = (...accounts: Address[]): Happening => ({
  name: `the accounts become ${accounts.join(', ') || 'none'}`,
  background: [accountsChanged(...accounts)],
  wallet: accounts.length > 0 ? [{ type: 'selectAccounts', accounts }] : [{ type: 'wipe' }],
})

export const chainBecomes = (chainId: number): Happening => ({
  name: `the chain becomes ${chainId}`,
  background: [chainChanged(chainId)],
  wallet: [{ type: 'switchChain', chainId }],
})

export const locks: Happening = {
  name: 'the wallet is locked',
  background: [accountsChanged(), { event: 'lock' }],
  wallet: [{ type: 'lock' }],
}

export const unlocks: Happening = {
  name: 'the wallet is unlocked',
  background: [{ event: 'unlock' }],
  wallet: [{ type: 'unlock' }],
}

export const disconnects: Happening = {
  name: 'the wallet disconnects',
  background: [{ event: 'disconnect' }],
  wallet: [{ type: 'drop' }],
}

export const siteIsRemoved: Happening = {
  name: 'the person disconnects the site',
  background: [accountsChanged()],
  wallet: [{ type: 'revoke' }],
}

export const tabIsShown: Happening = {
  name: 'the tab is shown',
  background: 'tab is shown',
  wallet: [],
}
