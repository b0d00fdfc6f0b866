import { useEffect } from 'react'
import { useWorld } from '../provider/context.ts'

const pause = 1_000 // ms

/** Looks every second whether a wallet has come without a word: some only put a name on the window. */
export function useLookout(): void {
  const { wallets } = useWorld().connection
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') wallets.scan()
    }, pause)
    return () => clearInterval(timer)
  }, [wallets])
}
