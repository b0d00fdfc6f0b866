'use client'

import type { Connection } from '@touchstone/connect'
import { createContext, use } from 'react'
import type { Sentences } from '../texts/say.ts'
import type { Screen } from './screen.ts'

/** Network of the app. Every viem chain is one. */
export type Network = {
  id: number
  name: string
  nativeCurrency: { symbol: string; decimals: number }
}

export type World = {
  connection: Connection
  /** Networks of the app; the first is its own. */
  networks: readonly [Network, ...Network[]]
  /** BCP 47 tag. */
  language: string
  /** Texts of all parts, or the English texts of the first chunk. */
  texts: Sentences
}

export const WorldContext = createContext<World | undefined>(undefined)
export const ScreenContext = createContext<Screen | undefined>(undefined)

/**
 * Returns the connection, the networks and the language of the nearest `<Touchstone>`.
 *
 * @throws if it is used outside of `<Touchstone>`
 * @example
 * const { connection, networks } = useWorld()
 */
export function useWorld(): World {
  return use(WorldContext) ?? missing()
}

/** State of the dialog and the notices. */
export function useScreen(): Screen {
  return use(ScreenContext) ?? missing()
}

export function missing(): never {
  throw new Error(
    'There is no connection to show. Wrap your app in <Touchstone connection={connection}>, where `connection` is what createConnection() returned. If it is wrapped, there are two copies of @touchstone/react: `npm ls @touchstone/react` shows them.',
  )
}
