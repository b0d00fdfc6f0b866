'use client'

import { useLayoutEffect, useRef } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'
import type { CloseReason } from '../provider/reduceDialogState.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { DialogWhileConnected } from './DialogWhileConnected.tsx'

const ChainDialogContent = lazyPart(() => import('../account/ChainDialogContent.tsx'))

/**
 * Dialog with the networks of the app. A press on another network asks the wallet to switch to it. The content loads
 * when the dialog opens. The dialog calls `onClose` when the wallet has switched, if no wallet is connected when the
 * dialog opens, and when the connection ends.
 *
 * @example
 * const [open, setOpen] = useState(false)
 * <ChainDialog open={open} onClose={() => setOpen(false)} />
 */
export function ChainDialog({ open, onClose }: ChainDialog.Props) {
  const translate = useTranslate()
  const { chainId } = useConnection()
  const before = useRef(chainId)
  useLayoutEffect(() => {
    const was = before.current
    before.current = chainId
    if (open && chainId !== undefined && chainId !== was) onClose('switched')
  }, [open, chainId, onClose])
  return (
    <DialogWhileConnected open={open} onClose={onClose} title="account.network" view="chains">
      {(titleId) => (
        <ChainDialogContent
          labelledBy={titleId}
          fallback={<p className="ts-soft">{translate('part.loading')}</p>}
        />
      )}
    </DialogWhileConnected>
  )
}

export declare namespace ChainDialog {
  type Props = {
    open: boolean
    /** Called when the dialog wants to close. Set `open` to false then. */
    onClose(reason: CloseReason): void
  }
}
