'use client'

import { type ReactNode, useId } from 'react'
import { useWalletDialog } from '../provider/useWalletDialog.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { Dialog } from './Dialog.tsx'
import { WalletDialogBody } from './WalletDialogBody.tsx'

/**
 * The wallet dialog: wallet list, connection attempt, install guides, account. Render one per page.
 *
 * @example
 * <WalletDialog balance={<Balance />} />
 */
export function WalletDialog({ balance }: WalletDialog.Props) {
  const { isOpen, close } = useWalletDialog()
  const titleId = useId()
  return (
    <Dialog open={isOpen} onClose={close} labelledBy={titleId}>
      <ErrorBoundary>
        <WalletDialogBody titleId={titleId} balance={balance} />
      </ErrorBoundary>
    </Dialog>
  )
}

export declare namespace WalletDialog {
  type Props = {
    /** Content beside the label "Balance" in the account view. */
    balance?: ReactNode
  }
}
