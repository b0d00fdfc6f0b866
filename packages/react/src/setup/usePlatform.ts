import { type Place, placeOf } from '@touchstone/connect'
import { useMemo } from 'react'

/** Browser and system of the page. */
export function usePlatform(): Place {
  return useMemo(() => placeOf(navigator), [])
}
