import { type ReactNode, useRef } from 'react'
import { useFocusKept } from '../focus/useFocusKept.ts'
import { useScreen } from '../provider/context.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useSlow } from '../provider/useSlow.ts'
import { useWallets } from '../provider/useWallets.ts'
import { type DialogView, dialogView } from '../view/dialogView.ts'
import { AccountView } from './AccountView.tsx'
import { DialogHeader } from './DialogHeader.tsx'
import { GuideView } from './GuideView.tsx'
import { NoticeBox } from './NoticeBox.tsx'
import { WalletIcon } from './WalletIcon.tsx'
import { WalletList } from './WalletList.tsx'
import { useClosing } from './useClosing.ts'
import { useViewFocus } from './useViewFocus.ts'

/**
 * What is inside the open dialog. The heading and the two live regions are the same elements in
 * every view, so that a screen reader hears each change of them.
 */
export function DialogBody({ titleId, balance }: DialogBody.Props) {
  const body = useRef<HTMLDivElement>(null)
  const snapshot = useConnection()
  const rows = useWallets()
  const slow = useSlow(snapshot)
  const [{ place, dismissed }] = useScreen()
  const view = dialogView({ snapshot, rows, place, dismissed, slow })
  useClosing()
  useViewFocus(body, view)
  useFocusKept(body, () => body.current?.querySelector('h2'))
  return (
    <div ref={body} className="ts-view" data-view={view.kind}>
      <DialogHeader id={titleId} view={view} />
      {view.kind === 'attempt' && <WalletIcon wallet={view.wallet} busy={view.notice?.busy} />}
      <NoticeBox notice={view.notice} />
      <Content view={view} balance={balance} />
    </div>
  )
}

export declare namespace DialogBody {
  type Props = { titleId: string; balance: ReactNode }
}

function Content({ view, balance }: { view: DialogView; balance: ReactNode }) {
  switch (view.kind) {
    case 'wallets':
      return <WalletList groups={view.groups} />
    case 'attempt':
      return null
    case 'guide':
      return <GuideView guide={view.guide} wallet={view.wallet} />
    case 'account':
      return <AccountView balance={balance} />
  }
}
