import { type RefObject, useEffect } from 'react'
import { useWorld } from '../provider/context.ts'

/**
 * Scans for wallets on intent: wallets without EIP-6963 do not announce themselves, and the list must be complete at
 * the press. Uses native listeners, because React's event handling would delay the press.
 */
export function useScanAhead(button: RefObject<HTMLElement | null>): void {
  const { wallets } = useWorld().connection
  useEffect(() => {
    const element = button.current
    const scan = () => wallets.scan()
    for (const sign of signs) element?.addEventListener(sign, scan)
    return () => signs.forEach((sign) => element?.removeEventListener(sign, scan))
  }, [button, wallets])
}

const signs = ['pointerenter', 'focus'] as const
