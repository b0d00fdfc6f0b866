import { type Platform, detectPlatform } from '@touchstone/connect'
import { useMemo } from 'react'

/** Browser and system of the page. */
export function usePlatform(): Platform {
  return useMemo(() => detectPlatform(navigator), [])
}
