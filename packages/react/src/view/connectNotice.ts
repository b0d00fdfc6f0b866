import type { Cause, ErrorName, PairingReason } from '@touchstone/connect'
import type { Message } from '../texts/translate.ts'
import type { TextKey } from '../texts/Texts.ts'
import type { NoticeButton, Notice } from './Notice.ts'
import type { Failure, FailureDetails } from './readFailure.ts'

/** Returns the notice of a failed connect. Its text depends on the error. */
export function connectNotice(failure: Failure, details: FailureDetails): Notice {
  const { wallet } = failure
  if (details.name === 'UserRejected') return declinedNotice(failure)
  if (details.name === 'Aborted') return status({ key: 'connect.cancelled' }, [retry(failure)])
  if (details.name === 'ProviderNotFound') {
    const get: NoticeButton = { action: { do: 'guide', wallet }, label: { key: 'act.get', wallet } }
    return alert({ key: 'connect.notFound', wallet }, [retry(failure), get])
  }
  if (details.pairing) return pairingNotice(failure, details, details.pairing)
  const key = textsByName[details.name] ?? textsByCause[details.cause]
  if (key !== undefined) return alert({ key, wallet }, [retry(failure)])
  if (details.message === undefined)
    return alert({ key: 'connect.failed', wallet }, [retry(failure)])
  return alert({ key: 'connect.failedSaid', wallet, said: details.message }, [retry(failure)])
}

/** Returns the notice of a failed connect with a wallet on another device. The text of the notice depends on `why`. */
function pairingNotice(
  { wallet }: Failure,
  { message }: FailureDetails,
  why: PairingReason,
): Notice {
  if (why === 'cancelled') return status({ key: 'connect.cancelled' }, [retry({ wallet })])
  if (why === 'declined' && message !== undefined)
    return alert({ key: 'connect.pairing.declinedSaid', wallet, said: message }, [
      retry({ wallet }),
    ])
  // Offer no retry for `misconfigured`: it does not help until the app's operator fixes the configuration.
  const buttons = why === 'misconfigured' ? [] : [retry({ wallet })]
  return alert({ key: `connect.pairing.${why}`, wallet }, buttons)
}

/**
 * Returns the notice after the user declined. If the user approved the connection but declined the initial switch, the
 * wallet is on another network: a second button then connects on that network.
 */
function declinedNotice(failure: Failure): Notice {
  const { wallet, chainId, walletChainId } = failure
  if (walletChainId === undefined || walletChainId === chainId) {
    return status({ key: 'connect.declined' }, [retry(failure)])
  }
  const here: NoticeButton = {
    action: { do: 'connect', wallet, switch: false },
    label: { key: 'act.connectHere', network: walletChainId },
  }
  const text: Message = {
    key: 'connect.declinedSwitch',
    wallet,
    network: chainId,
    here: walletChainId,
  }
  return status(text, [retry(failure), here])
}

const textsByName: Partial<Record<ErrorName, TextKey>> = {
  NoAccounts: 'connect.noAccounts',
  RequestPending: 'connect.pending',
  Timeout: 'connect.timeout',
  Disconnected: 'connect.lost',
}

/** Texts by cause, for errors whose name is not in `textsByName`. */
const textsByCause: Partial<Record<Cause, TextKey>> = {
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
