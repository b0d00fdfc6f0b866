import { useEffect } from 'react'
import { useWorld } from '../provider/context.ts'

const pause = 1_000 // ms

/** Scans every second for a newly installed wallet, since some only set a global and do not announce themselves. */
export function useLookout(): void {
  const { wallets } = useWorld().connection
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') wallets.scan()
    }, pause)
    return () => clearInterval(timer)
  }, [wallets])
}
