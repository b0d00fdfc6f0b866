import type { AppStep, WalletRule } from './AppStep.ts'
import type { AppChains } from './AppChains.ts'
import { toHex } from './stepBuilders.ts'
import { answerDelay } from './timeouts.ts'

export const addRule = (rule: WalletRule): AppStep => ({ do: 'rule', rule })

/** Responds after `answerDelay` ms, so that the request stays unanswered until the clock advances. */
export const respondLater = (
  method: string,
  how: WalletRule['do'],
  fields: Partial<WalletRule> = {},
): AppStep => {
  // A page may read the accounts twice at once, as wagmi does.
  const times = method === 'eth_accounts' ? {} : { times: 1 }
  return addRule({ method, after: answerDelay, ...times, do: how, ...fields })
}

/** Message of a wallet that does not know a chain (code 4902), as MetaMask sends it. */
export const unrecognizedChain = (chainId: number): string =>
  `Unrecognized chain ID "${toHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`

/** Rejects the next switch as a wallet without the app's second chain does. */
export const rejectUnknownOnce = ({ other }: AppChains): AppStep =>
  addRule({
    method: 'wallet_switchEthereumChain',
    times: 1,
    do: { type: 'fail', error: { code: 4902, message: unrecognizedChain(other) } },
  })

/** Leaves a method unanswered, even if the persona would answer. */
export const leaveUnanswered = (method: string): AppStep =>
  addRule({ method, do: { type: 'hang' } })
