import { type RefObject, useEffect } from 'react'
import { afterPaint } from '../provider/afterPaint.ts'
import { useWorld } from '../provider/context.ts'

/**
 * Looks for wallets while the finger is on its way to a button: those without EIP-6963 come without a
 * word. Listens by itself and answers after the paint, so that the press waits for none of it.
 */
export function useScanAhead(button: RefObject<HTMLElement | null>): void {
  const { wallets } = useWorld().connection
  useEffect(() => {
    const element = button.current
    const scan = () => afterPaint(() => wallets.scan())
    for (const sign of signs) element?.addEventListener(sign, scan)
    return () => signs.forEach((sign) => element?.removeEventListener(sign, scan))
  }, [button, wallets])
}

const signs = ['pointerenter', 'focus'] as const
