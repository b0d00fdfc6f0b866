import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useRestoreFocus } from '../focus/useRestoreFocus.ts'
import { useDialogOpener, useDialogState } from '../provider/dialogContexts.ts'
import { useAction } from '../provider/useAction.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { useViewOptions } from '../provider/useViewOptions.ts'
import { defaultDialogView, useWalletDialog } from '../provider/useWalletDialog.ts'
import { type DialogView, dialogView } from '../view/dialogView.ts'
import { AccountView } from './AccountView.tsx'
import { DialogHeader } from './DialogHeader.tsx'
import { NetworkList } from './NetworkList.tsx'
import { NoticeBox } from './NoticeBox.tsx'
import { WalletSetup } from './lazySetupViews.ts'
import { useScrollToNotice } from './useScrollToNotice.ts'
import { useViewFocus } from './useViewFocus.ts'
import { WalletIcon } from './WalletIcon.tsx'
import { WalletList } from './WalletList.tsx'

/**
 * Content of the dialog. While the dialog is closed, it contains the default view, so that most openings need no
 * render. Heading and live regions are the same elements in every view, so that screen readers announce changes.
 */
export function WalletDialogBody({ titleId, balance }: { titleId: string; balance: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const perform = useAction()
  const { close } = useWalletDialog()
  const options = useViewOptions()
  const { open, view: at } = useDialogState()
  const chosen = open ? at : defaultDialogView(options.snapshot)
  const view = dialogView({ ...options, chosen })
  const notice = open ? view.notice : undefined
  const showList = () => perform({ do: 'wallets' })
  const hasBack = view.kind === 'attempt' || view.kind === 'guide'
  useCloseWhenDone()
  useReadyToOpen(body, !open && view.notice === undefined)
  useViewFocus(body, view, open)
  useScrollToNotice(body, notice)
  useRestoreFocus(body, (lost) => {
    const row = lost.getAttribute('data-wallet')
    // When a wallet announces itself, its row moves to the group of installed wallets: focus the row there.
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
      <DialogHeader
        id={titleId}
        title={view.title}
        onBack={hasBack ? showList : undefined}
        onClose={() => close('close-press')}
      />
      {view.kind === 'attempt' && !view.pairing && (
        <WalletIcon wallet={view.wallet} busy={notice?.busy} />
      )}
      <NoticeBox notice={notice} />
      <Content view={view} balance={balance} onList={showList} />
    </div>
  )
}

function Content({ view, balance, onList }: Content.Props) {
  const translate = useTranslate()
  const fallback = <p className="ts-soft">{translate('part.loading')}</p>
  switch (view.kind) {
    case 'wallets':
      return <WalletList groups={view.groups} />
    case 'attempt':
      return view.pairing && <WalletSetup what="pairing" wallet={view.wallet} fallback={fallback} />
    case 'guide':
      return <WalletSetup what={view.guide} wallet={view.wallet} fallback={fallback} />
    case 'account':
      return (
        <AccountView balance={balance} onChangeWallet={onList}>
          <NetworkList />
        </AccountView>
      )
  }
}

declare namespace Content {
  type Props = {
    view: DialogView
    balance: ReactNode
    onList(): void
  }
}

/** Closes the dialog when the app connects, with or without a request, and its account view when that ends. */
function useCloseWhenDone(): void {
  const { status, wallet } = useConnection()
  const { open, view } = useDialogState()
  const { close } = useWalletDialog()
  const before = useRef(status)
  useLayoutEffect(() => {
    const was = before.current
    before.current = status
    if (!open) return
    const picked = view.at === 'attempt' && view.wallet === wallet
    const arrived = was === 'connecting' || was === 'reconnecting'
    if (status === 'connected' && (picked || arrived)) close('connected')
    if (status === 'disconnected' && view.at === 'account') close('disconnected')
  }, [open, status, wallet, view, close])
}

/** Registers the closed dialog with `DialogOpener` while its content is what an opening would show. */
function useReadyToOpen(body: RefObject<HTMLElement | null>, ready: boolean): void {
  const opener = useDialogOpener()
  useLayoutEffect(() => {
    const dialog = body.current?.closest('dialog')
    return ready && dialog ? opener.prepare(dialog) : undefined
  }, [body, ready, opener])
}
