'use client'

import type { ReactNode } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'
import type { CloseReason } from '../provider/reduceDialogState.ts'
import { useAction } from '../provider/useAction.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { DialogWhileConnected } from './DialogWhileConnected.tsx'

const AccountDialogContent = lazyPart(() => import('../account/AccountDialogContent.tsx'))

/**
 * Dialog of the connected account: its address with a copy button and a link to the block explorer, its wallet and
 * network, "Change wallet" and "Disconnect". The content loads when the dialog opens. The dialog calls `onClose` if no
 * wallet is connected when it opens, and when the connection ends. "Change wallet" needs a `WalletDialog` in the page.
 *
 * @example
 * const [open, setOpen] = useState(false)
 * <AccountDialog open={open} onClose={() => setOpen(false)} />
 */
export function AccountDialog({ open, onClose, balance }: AccountDialog.Props) {
  const translate = useTranslate()
  const perform = useAction()
  const changeWallet = () => {
    onClose('change-wallet')
    perform({ do: 'wallets' })
  }
  return (
    <DialogWhileConnected open={open} onClose={onClose} title="dialog.account" view="account">
      {() => (
        <AccountDialogContent
          balance={balance}
          onChangeWallet={changeWallet}
          fallback={<p className="ts-soft">{translate('part.loading')}</p>}
        />
      )}
    </DialogWhileConnected>
  )
}

export declare namespace AccountDialog {
  type Props = {
    open: boolean
    /** Called when the dialog wants to close. Set `open` to false then. */
    onClose(reason: CloseReason): void
    /** Content beside the label "Balance". */
    balance?: ReactNode
  }
}
