import type { Snapshot } from '@touchstone/connect'
import { useEffect, useState } from 'react'

const slowAfter = 10_000 // ms

/** Returns whether the connection has waited for the wallet for ten seconds. */
export function useIsWalletSlow({ waiting }: Snapshot): boolean {
  const since = waiting?.since
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
