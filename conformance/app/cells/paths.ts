import type { AppStep, WalletRule } from './AppStep.ts'
import type { StateLetter } from './transitionTable.ts'
import {
  actInWallet,
  addChain,
  advance,
  approve,
  connect,
  emit,
  switchWalletTo,
  reload,
  switchTo,
} from './stepBuilders.ts'
import { answerDelay, chains } from './testValues.ts'

/** The request whose response a state waits for. */
export const awaitedMethods: { [letter in StateLetter]: string } = {
  D: 'eth_requestAccounts',
  C: 'eth_requestAccounts',
  N: 'wallet_switchEthereumChain',
  S: 'wallet_switchEthereumChain',
  A: 'wallet_addEthereumChain',
  R: 'eth_accounts',
}

export const addRule = (rule: WalletRule): AppStep => ({ do: 'rule', rule })

/** Sets a delayed response of `method`: the request is in flight until the clock advances. */
export const respondLater = (
  method: string,
  how: WalletRule['do'],
  fields: Partial<WalletRule> = {},
): AppStep => addRule({ method, after: answerDelay, ...timesOf(method), do: how, ...fields })

/** One response to a request of the user. A page may read its accounts twice at once, as wagmi does. */
const timesOf = (method: string): { times?: number } =>
  method === 'eth_accounts' ? {} : { times: 1 }

const unknownOnce = addRule({
  method: 'wallet_switchEthereumChain',
  times: 1,
  do: {
    type: 'fail',
    error: {
      code: 4902,
      message:
        'Unrecognized chain ID "0x1". Try adding the chain using wallet_addEthereumChain first.',
    },
  },
})

/** The silent attempt sends a request and gets no response yet. */
const leaveAccountsUnanswered = addRule({ method: 'eth_accounts', do: { type: 'hang' } })

const connected: AppStep[] = [connect, approve]

/** Leaves a request unanswered, whatever the persona does by default. */
export const leaveUnanswered = (method: string): AppStep =>
  addRule({ method, do: { type: 'hang' } })

/** Connected, and the wallet has just rejected the other chain as unknown. */
const pathToUnknownChain: AppStep[] = [...connected, unknownOnce, switchTo(chains.other)]

/** The app has asked to add the chain, and the wallet's prompt is open. */
export const pathToAddPrompt: AppStep[] = [...pathToUnknownChain, addChain(chains.other)]

/** The shortest path from a fresh page to each state. Prompts stay open (see the drivers). */
export const paths: { [letter in StateLetter]: AppStep[] } = {
  D: [],
  C: [connect],
  N: connected,
  S: [...connected, switchTo(chains.other)],
  A: [...pathToUnknownChain, leaveUnanswered('wallet_addEthereumChain'), addChain(chains.other)],
  R: [...connected, leaveAccountsUnanswered, reload],
}

/** Whether the site has a permission, so that the wallet sends its own events to it. */
export const hasPermission = (state: StateLetter): boolean =>
  state === 'N' || state === 'S' || state === 'A'

const lockWithEvent: AppStep[] = [
  actInWallet('lock', { event: false }),
  emit('accountsChanged', []),
]

/** Connected, then locked in the wallet: disconnected with the intent to be connected. */
export const withIntent: AppStep[] = [...connected, ...lockWithEvent]

/** The same by revoking the site's permission: the wallet answers no request until the user connects again. */
export const withoutPermission: AppStep[] = [...connected, actInWallet('wipe')]

/** The wallet is unlocked, and the page has no event of it yet. */
export const unlockSilently: AppStep = actInWallet('unlock', { event: false })

/** The path to a state whose awaited request gets this response once the clock advances by `answerAfter`. */
export const pathToRequest = (
  state: StateLetter,
  how: WalletRule['do'],
  fields: Partial<WalletRule> = {},
): AppStep[] => {
  const answer = respondLater(awaitedMethods[state], how, fields)
  switch (state) {
    case 'D':
      return [answer, connect, { do: 'cancel' }]
    case 'C':
      return [answer, connect]
    case 'R':
      return [...connected, answer, reload]
    case 'N':
    case 'S':
      return [...connected, answer, switchTo(chains.other)]
    case 'A':
      return [...pathToUnknownChain, answer, addChain(chains.other)]
  }
}

/** Phantom does not answer `eth_accounts` of a site without permission, so the result of such a read is unknown. */
export const rereadNeedsAnswer = {
  requiredAnswer: {
    method: 'eth_accounts',
    skipReason: 'leaves eth_accounts of a site without consent unanswered',
  },
} as const

/** Lets the awaited response arrive. */
export const letAnswerArrive: AppStep[] = [advance(answerDelay)]

/** The wallet is on another chain than the app's default from before the page loads. */
export const startOnOtherChain: AppStep = switchWalletTo(chains.other, { event: false })
