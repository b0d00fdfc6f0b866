'use client'

import type { Notice } from '../view/notice.ts'
import { pageNotice } from '../view/pageNotice.ts'
import { useScreen } from './context.ts'
import { useConnection } from './useConnection.ts'
import { useFar } from './useFar.ts'
import { usePairing } from './usePairing.ts'
import { useSlow } from './useSlow.ts'
import { useWallets } from './useWallets.ts'

/**
 * Returns the notice of the page around the dialog: what it waits for, what failed, or else the connection status.
 *
 * @example
 * <NoticeBox notice={usePageNotice()} live={!useWalletDialog().isOpen} />
 */
export function usePageNotice(): Notice {
  const snapshot = useConnection()
  const slow = useSlow(snapshot)
  const { dismissed, ended } = useScreen()
  const { ended: over } = usePairing()
  const before = useWallets().find(({ id }) => id === snapshot.intent)
  const absent = !before?.installed && !before?.remote
  return pageNotice({
    snapshot,
    dismissed,
    ended,
    slow,
    far: useFar(),
    over,
    absent,
    claim: before?.claim,
  })
}
