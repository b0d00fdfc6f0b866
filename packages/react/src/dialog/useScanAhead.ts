import { type RefObject, useEffect } from 'react'
import { useWorld } from '../provider/context.ts'

/**
 * Looks for wallets while the finger is on its way to a button: those without EIP-6963 come without a
 * word, and by the press the list is what it is to be. Listens by itself, since React's way to a listener
 * is long and the press would wait for it.
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
