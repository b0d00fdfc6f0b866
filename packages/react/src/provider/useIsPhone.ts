import { isPhone } from '@touchstone/connect'
import { useMemo } from 'react'

/** Returns whether the page is on a phone or a tablet. False on servers, some of which have no `navigator`. */
export function useIsPhone(): boolean {
  return useMemo(() => isPhone(globalThis.navigator) !== undefined, [])
}
