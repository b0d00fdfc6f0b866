import { type Place, placeOf } from '@touchstone/connect'
import { useMemo } from 'react'

/** The browser and the system that the page is in. */
export function usePlace(): Place {
  return useMemo(() => placeOf(navigator), [])
}
