import {
  type ConnectionError,
  type ErrorName,
  type ErrorReason,
  type PairingReason,
  type Snapshot,
  readProperty,
  walletMessage,
} from '@touchstone/connect'
import type { TextKey } from '../texts/Texts.ts'
import type { Notice, NoticeButton } from './Notice.ts'
import type { Message } from '../texts/translate.ts'

/** Returns the notice of a failed action, with buttons to try again or to continue in another way. */
export function failureNotice(snapshot: Snapshot, failure: Failure): Notice {
  const details = readFailure(failure.error)
  // While disconnected, there is no current network to name.
  const here = snapshot.status === 'disconnected' ? undefined : snapshot.chainId
  switch (failure.act) {
    case 'connect':
      return connectNotice(failure, details)
    case 'switch':
      return switchNotice(failure, details, here)
    case 'add':
      return addNotice(failure, details, here)
    case 'disconnect':
      return alert({ key: 'disconnect.failed', wallet: failure.wallet }, [])
  }
}

function switchNotice(failure: Failure, details: FailureDetails, here?: number): Notice {
  const { wallet, chainId: network } = failure
  const { tone, key } = selectText(details, here !== undefined)
  const said = key === 'switch.failedSaid' ? details.message : undefined
  return { tone, text: { key, wallet, network, here, said }, buttons: switchButtons(failure, key) }
}

function selectText(
  details: FailureDetails,
  connected: boolean,
): Pick<Notice, 'tone'> & { key: TextKey } {
  if (!connected) return { tone: 'alert', key: 'switch.disconnected' }
  if (details.name === 'UserRejectedError') return { tone: 'status', key: 'switch.declined' }
  if (details.name === 'ChainNotConfiguredError')
    return { tone: 'alert', key: 'switch.notConfigured' }
  if (details.reason === 'aborted') return { tone: 'status', key: 'switch.cancelled' }
  const known = switchTexts[details.reason]
  if (known !== undefined) return { tone: 'alert', key: known }
  return { tone: 'alert', key: details.message ? 'switch.failedSaid' : 'switch.failed' }
}

function switchButtons({ wallet, chainId }: Failure, key: TextKey): NoticeButton[] {
  if (chainId === undefined) return []
  if (key === 'switch.notConfigured')
    return [{ action: { do: 'add', chainId }, label: { key: 'act.add' } }]
  if (key === 'switch.disconnected') return [retry({ wallet })]
  return [{ action: { do: 'switch', chainId }, label: { key: 'act.retry' } }]
}

/** Returns the notice of a failed add. If the failure has a text of a failed switch, uses that text. */
function addNotice(failure: Failure, details: FailureDetails, here?: number): Notice {
  const { wallet, chainId: network } = failure
  if (here === undefined) return switchNotice(failure, details, here)
  const buttons = network === undefined ? [] : [addButton(network, details)]
  if (details.name === 'UserRejectedError')
    return status({ key: 'add.declined', network, here }, buttons)
  if (details.reason === 'aborted') return status({ key: 'add.cancelled', network, here }, buttons)
  if (details.name === 'SwitchChainError' && switchTexts[details.reason] !== undefined)
    return { ...switchNotice(failure, details, here), buttons }
  const { message } = details
  const key = message === undefined ? 'add.failed' : 'add.failedSaid'
  return alert({ key, wallet, network, here, said: message }, buttons)
}

/** Returns the button that adds the network. Its label is "Try again", except after a rejection or a cancellation. */
function addButton(chainId: number, { name, reason }: FailureDetails): NoticeButton {
  const declined = name === 'UserRejectedError' || reason === 'aborted'
  return { action: { do: 'add', chainId }, label: { key: declined ? 'act.add' : 'act.retry' } }
}

const switchTexts: Partial<Record<ErrorReason, TextKey>> = {
  pending: 'switch.pending',
  busy: 'switch.busy',
  timeout: 'switch.timeout',
  locked: 'switch.locked',
  unsupported: 'switch.unsupported',
  // The wallet has lost its node (code 4901), but the app is still connected with the wallet.
  offline: 'switch.offline',
  unreachable: 'switch.unreachable',
}

function connectNotice(failure: Failure, details: FailureDetails): Notice {
  const { wallet } = failure
  if (details.name === 'UserRejectedError') return declinedNotice(failure)
  if (details.name === 'AbortedError') return status({ key: 'connect.cancelled' }, [retry(failure)])
  if (details.name === 'ProviderNotFoundError') {
    const get: NoticeButton = { action: { do: 'guide', wallet }, label: { key: 'act.get', wallet } }
    return alert({ key: 'connect.notFound', wallet }, [retry(failure), get])
  }
  if (details.pairing) return pairingNotice(failure, details, details.pairing)
  const key = details.name === 'DisconnectedError' ? 'connect.lost' : connectTexts[details.reason]
  if (key !== undefined) return alert({ key, wallet }, [retry(failure)])
  const { message: said } = details
  const unknown = said === undefined ? 'connect.failed' : 'connect.failedSaid'
  return alert({ key: unknown, wallet, said }, [retry(failure)])
}

/** Returns the notice of a failed connect with a wallet on another device. */
function pairingNotice(
  { wallet }: Failure,
  { message }: FailureDetails,
  why: PairingReason,
): Notice {
  if (why === 'cancelled') return status({ key: 'connect.cancelled' }, [retry({ wallet })])
  // Offer no retry for `misconfigured`: it does not help until the app's operator fixes the configuration.
  const buttons = why === 'misconfigured' ? [] : [retry({ wallet })]
  if (why === 'declined' && message !== undefined)
    return alert({ key: 'connect.pairing.declinedSaid', wallet, said: message }, buttons)
  return alert({ key: `connect.pairing.${why}`, wallet }, buttons)
}

/** Returns the notice after a rejection. If only the initial switch was rejected, offers the wallet's network. */
function declinedNotice(failure: Failure): Notice {
  const { wallet, chainId, walletChainId } = failure
  if (walletChainId === undefined || walletChainId === chainId)
    return status({ key: 'connect.declined' }, [retry(failure)])
  const here: NoticeButton = {
    action: { do: 'connect', wallet, chainId: false },
    label: { key: 'act.connectHere', network: walletChainId },
  }
  const names = { wallet, network: chainId, here: walletChainId }
  return status({ key: 'connect.declinedSwitch', ...names }, [retry(failure), here])
}

const connectTexts: Partial<Record<ErrorReason, TextKey>> = {
  'no-accounts': 'connect.noAccounts',
  locked: 'connect.locked',
  pending: 'connect.pending',
  unsupported: 'connect.unsupported',
  offline: 'connect.offline',
  unreachable: 'connect.unreachable',
  timeout: 'connect.timeout',
}

const retry = ({ wallet }: Pick<Failure, 'wallet'>): NoticeButton => ({
  action: { do: 'connect', wallet },
  label: { key: 'act.retry' },
})

const status = (text: Message, buttons: NoticeButton[]): Notice => ({
  tone: 'status',
  text,
  buttons,
})
const alert = (text: Message, buttons: NoticeButton[]): Notice => ({ tone: 'alert', text, buttons })

export type Failure = NonNullable<Snapshot['failure']>

type FailureDetails = {
  name: ErrorName
  reason: ErrorReason
  pairing?: PairingReason | undefined
  /** Message of the wallet's error, shortened to one line; undefined if the error has none. */
  message: string | undefined
}

function readFailure({ name, reason, cause }: ConnectionError): FailureDetails {
  const pairing = readProperty(cause, 'pairing') as PairingReason | undefined
  const words = pairing === undefined ? cause : readProperty(cause, 'cause')
  return { name, reason, pairing, message: walletMessage(words) }
}
