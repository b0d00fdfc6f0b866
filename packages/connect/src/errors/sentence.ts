import type { ErrorName, Reason } from '../types.ts'

/** Facts for an error message. `wallet` and `chain` are display names. */
export type Subject = {
  act: 'connect' | 'switch' | 'add'
  wallet: string
  chain: string
  reason?: Reason
  /** The app, not the wallet, lacks the chain. */
  appLacks?: boolean
  /** The app is not set up for WalletConnect. */
  notSetUp?: boolean
}

/** Returns an English message of one line: what happened, why, what to do. The dialog has its own translations. */
export function sentence(name: ErrorName, subject: Subject): string {
  return sentences[name](subject)
}

const again = 'then try again.'

const sentences: Record<ErrorName, (subject: Subject) => string> = {
  UserRejected: ({ act, wallet, chain }) =>
    `The ${thing(act, chain)} was declined in ${wallet}, so nothing changed. To go on, try again and approve it there.`,
  ChainNotConfigured: ({ act, wallet, chain, appLacks }) =>
    appLacks
      ? `This app does not work on ${chain}. Choose one of its own networks.`
      : act === 'add'
        ? `${wallet} did not add ${chain}. Add it in the wallet by hand, ${again}`
        : `${wallet} does not know ${chain}. Add the network, ${again}`,
  SwitchChain: ({ act, wallet, chain, reason }) =>
    `The ${thing(act, chain)} did not happen: ${reasons[reason ?? 'other'](wallet)}`,
  ProviderNotFound: ({ wallet, notSetUp }) =>
    notSetUp
      ? `${wallet} is not set up in this app. Choose a wallet that is installed in this browser.`
      : `${wallet} was not found in this page. Install or enable it, reload the page, ${again}`,
  NoAccounts: ({ wallet }) =>
    `${wallet} gave no account. Choose an account for this site in the wallet, ${again}`,
  RequestPending: ({ wallet }) =>
    `${wallet} still shows an earlier request. Open the wallet and answer it, ${again}`,
  Aborted: ({ wallet }) => `Connecting to ${wallet} was cancelled. Try again whenever you like.`,
  Timeout: ({ wallet }) => `${wallet} did not answer in time. Open the wallet, ${again}`,
  Disconnected: ({ wallet }) =>
    `${wallet} lost its own connection. Check the network or reload the page, ${again}`,
  ConnectFailed: ({ wallet }) =>
    `${wallet} could not connect and gave no usable reason. Unlock or restart the wallet, ${again}`,
}

const reasons: Record<Reason, (wallet: string) => string> = {
  pending: (wallet) =>
    `${wallet} still shows an earlier request. Open the wallet and answer it, ${again}`,
  busy: () => 'another request is still open. Finish or cancel that one first.',
  timeout: (wallet) => `${wallet} did not answer in time. Open the wallet, ${again}`,
  disconnected: (wallet) => `${wallet} is not connected. Connect it, ${again}`,
  aborted: () => 'it was cancelled. Try again whenever you like.',
  unreachable: (wallet) => `${wallet} cannot reach the network. Check its connection, ${again}`,
  other: (wallet) =>
    `${wallet} stayed where it was. Change the network in the wallet, or try again.`,
}

function thing(act: Subject['act'], chain: string): string {
  if (act === 'connect') return 'connection'
  return act === 'add' ? `request to add ${chain}` : `switch to ${chain}`
}
