import { type Platform, detectPlatform } from '@touchstone/connect'
import { useMemo } from 'react'

export function usePlatform(): Platform {
  return useMemo(() => detectPlatform(navigator), [])
}
