'use client'

import type { Connection } from '@touchstone/connect'
import { createContext, use } from 'react'
import type { Sentences } from '../texts/say.ts'
import type { Screen } from './screen.ts'

/** A network of the app; every viem chain is one. */
export type Network = {
  id: number
  name: string
  nativeCurrency: { symbol: string; decimals: number }
}

export type World = {
  connection: Connection
  /** The networks of the app, its own first. */
  networks: readonly [Network, ...Network[]]
  /** A BCP 47 tag. */
  language: string
  /** Of all parts, or English of the first chunk. */
  texts: Sentences
}

export const WorldContext = createContext<World | undefined>(undefined)
export const ScreenContext = createContext<Screen | undefined>(undefined)

/**
 * The connection, the networks and the language of the nearest `<Touchstone>`.
 *
 * @throws where there is none above
 * @example
 * const { connection, networks } = useWorld()
 */
export function useWorld(): World {
  return use(WorldContext) ?? missing()
}

/** What the person has done on screen. */
export function useScreen(): Screen {
  return use(ScreenContext) ?? missing()
}

export function missing(): never {
  throw new Error(
    'There is no connection to show. Wrap your app in <Touchstone connection={connection}>, where `connection` is what createConnection() returned. If it is wrapped, there are two copies of @touchstone/react: `npm ls @touchstone/react` shows them.',
  )
}
