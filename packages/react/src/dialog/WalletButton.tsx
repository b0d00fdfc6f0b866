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
 * A wallet to pick: connects where it is installed, else shows the way to it. Renders a `<button>`; on a
 * phone, for a wallet's app, the link that opens it; after it a `<p>` where the row calls for a second look.
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
  // What is needed next is fetched while the finger is on its way, and never before; what is seen comes first.
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
    // The browser puts the focus on a row when it opens the dialog, and that is nobody's intention.
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
    // The browser follows the link first: what it does must not take the link out of the page meanwhile.
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
