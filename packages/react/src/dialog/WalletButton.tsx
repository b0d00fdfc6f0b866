import { linkTo, type WalletRow } from '@touchstone/connect'
import { useId } from 'react'
import { afterPaint } from '../provider/afterPaint.ts'
import { useDialogState } from '../provider/dialogContexts.ts'
import { useTouchstone } from '../provider/TouchstoneContext.ts'
import { useAction } from '../provider/useAction.ts'
import { useConnection } from '../provider/useConnection.ts'
import { usePairing } from '../provider/usePairing.ts'
import { useIsPhone } from '../provider/useIsPhone.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import type { Message } from '../texts/translate.ts'
import { WalletSetup } from './lazySetupViews.ts'
import { WalletIcon } from './WalletIcon.tsx'

/**
 * Row of a wallet. A press connects, or shows how to get the wallet. On a phone, the row of a remote wallet is a link
 * to its app as soon as the pairing URI is ready.
 */
export function WalletButton({ row }: { row: WalletRow }) {
  const translate = useTranslate()
  const perform = useAction()
  const { pairing } = useTouchstone().connection
  const { wallet, status } = useConnection()
  const { ready } = usePairing()
  const { open } = useDialogState()
  const phone = useIsPhone()
  const current = wallet === row.id && status !== 'disconnected'
  const action = actionForRow(row, phone)
  const note = walletRowWarning(row)
  const noteId = useId()
  // Prefetch after the paint, so that the paint is not delayed.
  const intend = () => {
    if (row.installed || row.provided) return
    afterPaint(() => {
      void WalletSetup.prefetch()
      if (action === 'connect') pairing?.load()
    })
  }
  const shared = {
    className: 'ts-row',
    'data-row': row.name,
    'data-wallet': row.id,
    'aria-current': current || undefined,
    'aria-describedby': note && noteId,
    onPointerEnter: intend,
    // Opening the dialog focuses a row, which does not mean that the user wants that wallet.
    onFocus: open ? intend : undefined,
  }
  const go = () => perform({ do: action, wallet: row.id })
  const content = (
    <>
      <WalletIcon wallet={row.id} />
      <span className="ts-row-name">
        <bdi>{row.name}</bdi>
      </span>
      {row.recent && (
        <span className="ts-badge" aria-hidden="true">
          {translate('row.recent')}
        </span>
      )}
    </>
  )
  if (phone && row.remote && ready) {
    // Connect in a later task: the state change must not remove the link before the browser has followed it.
    const follow = () => setTimeout(() => perform({ do: 'connect', wallet: row.id, opened: true }))
    return (
      <a {...shared} href={linkTo(row, ready.uri)} onClick={follow}>
        {content}
      </a>
    )
  }
  return (
    <>
      <button type="button" {...shared} onClick={go}>
        {content}
      </button>
      {note && (
        <p id={noteId} className="ts-row-note">
          {translate(note)}
        </p>
      )}
    </>
  )
}

function actionForRow(row: WalletRow, phone: boolean): 'connect' | 'guide' {
  if (row.installed || row.provided) return 'connect'
  if (!row.remote) return 'guide'
  // For wallets with an extension, the guide offers the extension and the QR code.
  return phone || row.remoteOnly || row.id === 'binance' ? 'connect' : 'guide'
}

export function walletRowWarning(row: WalletRow): Message | undefined {
  const { warning, claim: name, announcedName: said, rdns: host } = row
  return warning && { key: `row.${warning}`, name, said, host }
}
