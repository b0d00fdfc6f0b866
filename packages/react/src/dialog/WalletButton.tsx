import { linkTo, type WalletRow } from '@touchstone/connect'
import { useId } from 'react'
import { afterPaint } from '../provider/afterPaint.ts'
import { useDialogState, useTouchstone } from '../provider/TouchstoneContext.ts'
import { useAction } from '../provider/useAction.ts'
import { useConnection } from '../provider/useConnection.ts'
import { usePairing } from '../provider/usePairing.ts'
import { useIsPhone } from '../provider/useIsPhone.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import type { Message } from '../texts/translate.ts'
import { WalletSetup } from './lazyViews.ts'
import { WalletIcon } from './WalletIcon.tsx'

/**
 * Row of a wallet. Connects if the wallet is installed, else shows how to get it. Renders a `<button>`; on a phone, for
 * a wallet's app, a link that opens the app. If the row has a warning, a `<p>` follows.
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
  const note = rowWarning(row)
  const noteId = useId()
  // Prefetch on intent only, and after the paint, so that it does not delay what is visible.
  const intend = () => {
    if (row.installed) return
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
    // Opening the dialog focuses a row, which is not an intent. Listen only once the dialog is open.
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
      <a {...shared} href={linkTo(row.id, ready.uri)} onClick={follow}>
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

/** Action of a press on a row: ask the wallet, or show how to get it. */
function actionForRow(row: WalletRow, phone: boolean): 'connect' | 'guide' {
  if (row.installed) return 'connect'
  if (!row.remote) return 'guide'
  // On a desktop these two connect by QR code only; the other wallets have extensions.
  return phone || row.id === 'walletconnect' || row.id === 'binance' ? 'connect' : 'guide'
}

/** Warning text of a row that the user should check. */
export function rowWarning(row: WalletRow): Message | undefined {
  const { warning, claim: name, announcedName: said, rdns: host } = row
  return warning && { key: `row.${warning}`, name, said, host }
}
