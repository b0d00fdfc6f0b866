import type { Address } from '../../src/wallet/types.ts'
import { once } from '../scenario/answers.ts'
import { alice } from '../scenario/scenarioAccounts.ts'
import type { RainbowAnswer, RainbowChange, RainbowSession } from './types.ts'

export const onBsc: RainbowSession = { address: alice, chainId: 56 }

/** The user approves a connect, which starts a session. */
export const connects: RainbowAnswer = {
  user: { approves: onBsc },
  session: onBsc,
  rules: once({ type: 'approve', accounts: [alice] }),
}

/** The user approves a request that starts no session. */
export const approves = (result: unknown): RainbowAnswer => ({
  user: { approves: result },
  rules: once({ type: 'approve' }),
})

export const rejects: RainbowAnswer = { user: 'rejects', rules: once({ type: 'reject' }) }

/** The user rejects a prompt. The request then returns nothing, unlike that of `rejects`, which throws. */
export const declines: RainbowAnswer = { ...rejects, user: 'declines' }

export const accountBecomes = (address: Address): RainbowChange => ({
  name: `the account becomes ${address}`,
  session: { ...onBsc, address },
  pushes: [{ event: 'accountsChanged', data: [address] }],
  wallet: [{ type: 'selectAccounts', accounts: [address] }],
})

export const chainBecomes = (chainId: number): RainbowChange => ({
  name: `the chain becomes ${chainId}`,
  session: { ...onBsc, chainId },
  pushes: [{ event: 'chainChanged', chainId }],
  wallet: [{ type: 'switchChain', chainId }],
})

export const siteIsRemoved: RainbowChange = {
  name: 'the user disconnects the site',
  session: null,
  pushes: [
    { event: 'accountsChanged', data: [] },
    { event: 'disconnect', data: [] },
  ],
  wallet: [{ type: 'revoke' }],
}

export const locks: RainbowChange = {
  name: 'the wallet is locked',
  pushes: [],
  wallet: [{ type: 'lock' }],
}
