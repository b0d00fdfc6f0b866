import { useEffect, useState } from 'react'
import { remoteWalletStatus } from '../view/waitingNotice.ts'
import { useDialogState } from './dialogContexts.ts'
import { useConnection } from './useConnection.ts'
import { useIsPhone } from './useIsPhone.ts'
import { usePairing } from './usePairing.ts'
import { useWallets } from './useWallets.ts'

/** Returns the options that `dialogView` and `connectionNotice` have in common. */
export function useViewOptions() {
  const snapshot = useConnection()
  const rows = useWallets()
  const phone = useIsPhone()
  return {
    snapshot,
    rows,
    phone,
    dismissed: useDialogState().dismissed,
    slow: useIsOverdue(snapshot.waiting?.since),
    remote: remoteWalletStatus(snapshot, rows, usePairing(), phone),
  }
}

const slowAfter = 10_000 // ms

/** Returns whether a wait that began at `since` has lasted ten seconds. */
function useIsOverdue(since: number | undefined): boolean {
  /** Start of the wait that has lasted ten seconds. */
  const [slow, setSlow] = useState<number>()
  useEffect(() => {
    if (since === undefined) return
    const left = Math.max(0, slowAfter - (performance.now() - since))
    const timer = setTimeout(() => setSlow(since), left)
    return () => clearTimeout(timer)
  }, [since])
  return since !== undefined && slow === since
}
