import { linkTo, type WalletRow } from '@touchstone/connect'
import { useId } from 'react'
import { afterPaint } from '../provider/afterPaint.ts'
import { useScreen, useWorld } from '../provider/context.ts'
import { useActs } from '../provider/useActs.ts'
import { useConnection } from '../provider/useConnection.ts'
import { usePairing } from '../provider/usePairing.ts'
import { usePhone } from '../provider/usePhone.ts'
import { useSay } from '../provider/useSay.ts'
import { pick } from '../view/pick.ts'
import { rowNote } from '../view/rowNote.ts'
import { Reach } from './Reach.ts'
import { WalletIcon } from './WalletIcon.tsx'

/**
 * Row of a wallet. Connects if the wallet is installed, else shows how to get it. Renders a `<button>`; on a phone, for
 * a wallet's app, a link that opens the app. If the row has a warning, a `<p>` follows.
 */
export function WalletButton({ row }: { row: WalletRow }) {
  const say = useSay()
  const perform = useActs()
  const { pairing } = useWorld().connection
  const { wallet, status } = useConnection()
  const { ready } = usePairing()
  const { open } = useScreen()
  const phone = usePhone()
  const current = wallet === row.id && status !== 'disconnected'
  const act = pick(row, phone)
  const note = rowNote(row)
  const noteId = useId()
  // Prefetch on intent only, and after the paint, so that it does not delay what is visible.
  const intend = () => {
    if (row.installed) return
    afterPaint(() => {
      void Reach.prefetch()
      if (act === 'connect') pairing?.load()
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
  const go = () => perform({ do: act, wallet: row.id })
  const content = (
    <>
      <WalletIcon wallet={row.id} />
      <span className="ts-row-name">
        <bdi>{row.name}</bdi>
      </span>
      {row.recent && (
        <span className="ts-badge" aria-hidden="true">
          {say('row.recent')}
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
          {say(note)}
        </p>
      )}
    </>
  )
}
