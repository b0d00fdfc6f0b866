'use client'

import type { Notice } from '../view/Notice.ts'
import { connectionNotice } from '../view/connectionNotice.ts'
import { useDialogState } from './dialogContexts.ts'
import { useConnection } from './useConnection.ts'
import { useRemoteWalletStatus } from './useRemoteWalletStatus.ts'
import { usePairing } from './usePairing.ts'
import { useIsWalletSlow } from './useIsWalletSlow.ts'
import { useWallets } from './useWallets.ts'

/**
 * Returns the notice for the page around the dialog: the pending request, the last failure, or else the status.
 *
 * @example
 * <NoticeBox notice={usePageNotice()} live={!useWalletDialog().isOpen} />
 */
export function usePageNotice(): Notice {
  const snapshot = useConnection()
  const slow = useIsWalletSlow(snapshot)
  const { dismissed, ended } = useDialogState()
  const { ended: sessionEnd } = usePairing()
  const before = useWallets().find(({ id }) => id === snapshot.intent)
  const absent = !before?.installed && !before?.remote
  return connectionNotice({
    snapshot,
    dismissed,
    ended,
    slow,
    remote: useRemoteWalletStatus(),
    sessionEnd,
    absent,
    claim: before?.claim,
  })
}
