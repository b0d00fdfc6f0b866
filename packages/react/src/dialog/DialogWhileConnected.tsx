import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useRestoreFocus } from '../focus/useRestoreFocus.ts'
import { useDialogOpener } from '../provider/dialogContexts.ts'
import type { CloseReason } from '../provider/reduceDialogState.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useViewOptions } from '../provider/useViewOptions.ts'
import type { TextKey } from '../texts/Texts.ts'
import { dialogView } from '../view/dialogView.ts'
import { Dialog } from './Dialog.tsx'
import { DialogHeader } from './DialogHeader.tsx'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { NoticeBox } from './NoticeBox.tsx'
import { useScrollToNotice } from './useScrollToNotice.ts'

/** Dialog about the connected wallet, with content that is rendered only while the dialog is open. */
export function DialogWhileConnected({ open, onClose, ...rest }: DialogWhileConnected.Props) {
  const id = useId()
  const isConnected = useConnection().accounts.length > 0
  const close = useCloseAndDismiss(onClose)
  useLayoutEffect(() => {
    if (open && !isConnected) onClose('disconnected')
  }, [open, isConnected, onClose])
  return (
    <Dialog open={open && isConnected} onClose={close} labelledBy={id}>
      {open && isConnected && (
        <ErrorBoundary>
          <ConnectedView {...rest} id={id} onClose={() => close('close-press')} />
        </ErrorBoundary>
      )}
    </Dialog>
  )
}

export declare namespace DialogWhileConnected {
  type Props = {
    open: boolean
    onClose(reason: CloseReason): void
    title: TextKey
    view: 'account' | 'chains'
    /** Returns the content. `titleId` is the id of the heading. */
    children(titleId: string): ReactNode
  }
}

type ViewProps = Omit<DialogWhileConnected.Props, 'open' | 'onClose'> & {
  id: string
  onClose(): void
}

function ConnectedView({ id, title, view, onClose, children }: ViewProps) {
  const body = useRef<HTMLDivElement>(null)
  const { notice } = dialogView({ ...useViewOptions(), chosen: { at: 'account' } })
  // The layout effect of `Dialog`, which runs after this one, calls `showModal`, which then focuses the heading.
  useLayoutEffect(() => body.current?.querySelector('h2')?.setAttribute('autofocus', ''), [])
  useRestoreFocus(body, () => body.current?.querySelector('h2'))
  useScrollToNotice(body, notice)
  return (
    <div ref={body} className="ts-view" data-view={view}>
      <DialogHeader id={id} title={{ key: title }} onClose={onClose} />
      <NoticeBox notice={notice} />
      {children(id)}
    </div>
  )
}

/** Returns a function that closes the dialog, and dismisses the failure that the user has read in it. */
function useCloseAndDismiss(onClose: DialogWhileConnected.Props['onClose']) {
  const { failure } = useConnection()
  const { dispatch } = useDialogOpener()
  return (reason: CloseReason) => {
    if (failure) dispatch({ type: 'dismiss', seen: failure.error })
    onClose(reason)
  }
}
