import { type ReactNode, useRef } from 'react'
import { useFocusKept } from '../focus/useFocusKept.ts'
import { useScreen } from '../provider/context.ts'
import { restingPlace } from '../provider/restingPlace.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useFar } from '../provider/useFar.ts'
import { usePhone } from '../provider/usePhone.ts'
import { useSay } from '../provider/useSay.ts'
import { useSlow } from '../provider/useSlow.ts'
import { useWallets } from '../provider/useWallets.ts'
import { type DialogView, dialogView } from '../view/dialogView.ts'
import { AccountView } from './AccountView.tsx'
import { DialogHeader } from './DialogHeader.tsx'
import { NoticeBox } from './NoticeBox.tsx'
import { Reach } from './Reach.ts'
import { WalletIcon } from './WalletIcon.tsx'
import { WalletList } from './WalletList.tsx'
import { useClosing } from './useClosing.ts'
import { useNoticeSeen } from './useNoticeSeen.ts'
import { useReady } from './useReady.ts'
import { useViewFocus } from './useViewFocus.ts'

/**
 * Content of the dialog. While closed, it renders what the next opening will show. The heading and the two live regions
 * are the same elements in every view, so that a screen reader announces each change.
 */
export function DialogBody({ titleId, balance }: DialogBody.Props) {
  const body = useRef<HTMLDivElement>(null)
  const snapshot = useConnection()
  const rows = useWallets()
  const slow = useSlow(snapshot)
  const far = useFar()
  const phone = usePhone()
  const { open, place: at, dismissed } = useScreen()
  const place = open ? at : restingPlace(snapshot)
  const view = dialogView({ snapshot, rows, place, dismissed, slow, far, phone })
  const notice = open ? view.notice : undefined
  useClosing()
  useReady(body, !open && view.notice === undefined)
  useViewFocus(body, view, open)
  useNoticeSeen(body, notice)
  useFocusKept(body, (lost) => {
    const row = lost.getAttribute('data-wallet')
    // A wallet that announces itself moves to the group of installed wallets.
    const moved = [...(body.current?.querySelectorAll<HTMLElement>('[data-wallet]') ?? [])]
    return (
      moved.find((one) => row && one.dataset['wallet'] === row) ?? body.current?.querySelector('h2')
    )
  })
  return (
    <div
      ref={body}
      className="ts-view"
      data-view={view.kind === 'attempt' && view.pairing ? 'pairing' : view.kind}
    >
      <DialogHeader id={titleId} view={view} />
      {view.kind === 'attempt' && !view.pairing && (
        <WalletIcon wallet={view.wallet} busy={notice?.busy} />
      )}
      <NoticeBox notice={notice} />
      <Content view={view} balance={balance} />
    </div>
  )
}

export declare namespace DialogBody {
  type Props = { titleId: string; balance: ReactNode }
}

function Content({ view, balance }: { view: DialogView; balance: ReactNode }) {
  const say = useSay()
  const fallback = <p className="ts-soft">{say('part.loading')}</p>
  switch (view.kind) {
    case 'wallets':
      return <WalletList groups={view.groups} />
    case 'attempt':
      return view.pairing && <Reach what="pairing" wallet={view.wallet} fallback={fallback} />
    case 'guide':
      return <Reach what={view.guide} wallet={view.wallet} fallback={fallback} />
    case 'account':
      return <AccountView balance={balance} />
  }
}
