'use client'

import type { Notice } from '../view/Notice.ts'
import { pageNotice } from '../view/pageNotice.ts'
import { useDialogState } from './TouchstoneContext.ts'
import { useConnection } from './useConnection.ts'
import { useRemoteStatus } from './useRemoteStatus.ts'
import { usePairing } from './usePairing.ts'
import { useIsSlow } from './useIsSlow.ts'
import { useWallets } from './useWallets.ts'

/**
 * Returns the notice for the page around the dialog: the pending request, the last failure, or else the status.
 *
 * @example
 * <NoticeBox notice={usePageNotice()} live={!useWalletDialog().isOpen} />
 */
export function usePageNotice(): Notice {
  const snapshot = useConnection()
  const slow = useIsSlow(snapshot)
  const { dismissed, ended } = useDialogState()
  const { ended: sessionEnd } = usePairing()
  const before = useWallets().find(({ id }) => id === snapshot.intent)
  const absent = !before?.installed && !before?.remote
  return pageNotice({
    snapshot,
    dismissed,
    ended,
    slow,
    remote: useRemoteStatus(),
    sessionEnd,
    absent,
    claim: before?.claim,
  })
}
