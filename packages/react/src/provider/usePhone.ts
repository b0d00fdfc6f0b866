import { isPhone } from '@touchstone/connect'
import { useMemo } from 'react'

/** Whether the page is on a phone or a tablet. */
export function usePhone(): boolean {
  return useMemo(() => isPhone(navigator) !== undefined, [])
}
