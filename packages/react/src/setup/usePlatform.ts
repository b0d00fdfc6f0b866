import { type Platform, detectPlatform } from '@touchstone/connect'
import { useMemo } from 'react'

/** Returns the browser and the operating system of the page. */
export function usePlatform(): Platform {
  return useMemo(() => detectPlatform(navigator), [])
}
