import type { ErrorName } from './errorClasses.ts'
import type { ErrorReason } from './ErrorReason.ts'

/** Facts for an error message. `wallet` and `chain` are display names. */
export type MessageFacts = {
  act: 'connect' | 'switch' | 'add'
  wallet: string
  chain: string
  reason?: ErrorReason
  /** Whether the app lacks the chain, and not the wallet. */
  appLacksChain?: boolean
  /** Whether the wallet is missing because the app is not set up for WalletConnect. */
  notSetUp?: boolean
}

/** Returns the English message of an error on one line: what happened, why, and what to do. */
export function createErrorMessage(name: ErrorName, subject: MessageFacts): string {
  return messages[name](subject)
}

const tryAgain = 'then try again.'

type Sentence = (wallet: string) => string

const reasons: Partial<Record<ErrorReason, Sentence>> &
  Record<'offline' | 'pending' | 'timeout', Sentence> = {
  pending: (wallet) =>
    `${wallet} still shows an earlier request. Open the wallet and answer it, ${tryAgain}`,
  busy: () => 'another request is still open. Finish or cancel that one first.',
  timeout: (wallet) => `${wallet} did not answer in time. Open the wallet, ${tryAgain}`,
  disconnected: (wallet) => `${wallet} is not connected. Connect it, ${tryAgain}`,
  aborted: () => 'it was cancelled. To go on, try again.',
  offline: (wallet) =>
    `${wallet} lost its own connection. Check the network or reload the page, ${tryAgain}`,
  locked: (wallet) => `${wallet} is locked. Unlock it, ${tryAgain}`,
  unsupported: (wallet) => `${wallet} does not support the request. Update the wallet, ${tryAgain}`,
  unreachable: (wallet) => `${wallet} cannot reach the network. Check its connection, ${tryAgain}`,
}

const messages: Record<ErrorName, (subject: MessageFacts) => string> = {
  UserRejectedError: ({ act, wallet, chain }) =>
    `The ${requestName(act, chain)} was declined in ${wallet}, so nothing changed. To go on, try again and approve it there.`,
  ChainNotConfiguredError: ({ act, wallet, chain, appLacksChain }) =>
    appLacksChain
      ? `This app does not work on ${chain}. Choose one of its own networks.`
      : act === 'add'
        ? `${wallet} did not add ${chain}. Add it in the wallet by hand, ${tryAgain}`
        : `${wallet} does not know ${chain}. Add the network, ${tryAgain}`,
  SwitchChainError: ({ act, wallet, chain, reason }) =>
    `The ${requestName(act, chain)} did not happen: ${(reasons[reason ?? 'unknown'] ?? stayed)(wallet)}`,
  ProviderNotFoundError: ({ wallet, notSetUp }) =>
    notSetUp
      ? `${wallet} is not set up in this app. Choose a wallet that is installed in this browser.`
      : `${wallet} was not found in this page. Install or enable it, reload the page, ${tryAgain}`,
  NoAccountsError: ({ wallet }) =>
    `${wallet} gave no account. Choose an account for this site in the wallet, ${tryAgain}`,
  RequestPendingError: ({ wallet }) => reasons.pending(wallet),
  AbortedError: ({ wallet }) => `Connecting to ${wallet} was cancelled. To go on, try again.`,
  TimeoutError: ({ wallet }) => reasons.timeout(wallet),
  DisconnectedError: ({ wallet }) => reasons.offline(wallet),
  ConnectFailedError: ({ wallet, reason }) =>
    `The connection did not happen: ${(reasons[reason ?? 'unknown'] ?? noReason)(wallet)}`,
}

const noReason: Sentence = (wallet) =>
  `${wallet} failed for an unknown reason. Unlock or restart the wallet, ${tryAgain}`

const stayed: Sentence = (wallet) =>
  `${wallet} did not switch. Change the network in the wallet, or try again.`

function requestName(act: MessageFacts['act'], chain: string): string {
  if (act === 'connect') return 'connection'
  return act === 'add' ? `request to add ${chain}` : `switch to ${chain}`
}
