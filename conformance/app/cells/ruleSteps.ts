import type { AppStep, WalletRule } from './AppStep.ts'
import type { AppChains } from './AppChains.ts'
import { toHex } from './stepBuilders.ts'
import { answerDelay } from './timeouts.ts'

export const addRule = (rule: WalletRule): AppStep => ({ do: 'rule', rule })

/**
 * Adds a rule that responds to `method` after `answerDelay` ms. The request stays unanswered until the clock advances.
 */
export const respondLater = (
  method: string,
  how: WalletRule['do'],
  fields: Partial<WalletRule> = {},
): AppStep => addRule({ method, after: answerDelay, ...timesOf(method), do: how, ...fields })

/**
 * Limits the rule to one use, except for `eth_accounts`: a page may read the accounts twice at once, as wagmi does.
 */
const timesOf = (method: string): { times?: number } =>
  method === 'eth_accounts' ? {} : { times: 1 }

/** Message of a wallet that does not know a chain (code 4902), as MetaMask sends it. */
export const unrecognizedChain = (chainId: number): string =>
  `Unrecognized chain ID "${toHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`

/** Adds a rule that rejects the next switch with 4902, as a wallet without the app's second chain does. */
export const rejectUnknownOnce = ({ other }: AppChains): AppStep =>
  addRule({
    method: 'wallet_switchEthereumChain',
    times: 1,
    do: { type: 'fail', error: { code: 4902, message: unrecognizedChain(other) } },
  })

/** Adds a rule that leaves a method unanswered, even if the persona would answer. */
export const leaveUnanswered = (method: string): AppStep =>
  addRule({ method, do: { type: 'hang' } })
