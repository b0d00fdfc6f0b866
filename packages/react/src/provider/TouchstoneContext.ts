'use client'

import type { Connection } from '@touchstone/connect'
import { createContext, use } from 'react'
import type { TextsByKey } from '../texts/Texts.ts'

/** Network of the app. A chain of viem can be used as a network. */
export type Network = {
  id: number
  name: string
  nativeCurrency: { symbol: string; decimals: number }
  /** Block explorer, for the links to addresses and transactions. */
  blockExplorers?: { default: { url: string } } | undefined
}

/** Values that `TouchstoneProvider` passes to the hooks and components. */
export type TouchstoneContextValue = {
  connection: Connection
  /** Networks of the app, in the order of the list that the user sees. */
  networks: readonly [Network, ...Network[]]
  /** Language of the page as a BCP 47 tag. */
  language: string
  /** Texts of all chunks in the language of the page. In English, only those of the first chunk. */
  texts: TextsByKey
}

export const TouchstoneContext = createContext<TouchstoneContextValue | undefined>(undefined)

/**
 * Returns the connection, the networks, the language and the texts of the nearest `<TouchstoneProvider>`.
 *
 * @throws if it is used outside of `<TouchstoneProvider>`
 * @example
 * const { connection, networks } = useTouchstone()
 */
export function useTouchstone(): TouchstoneContextValue {
  return use(TouchstoneContext) ?? throwMissingProvider()
}

export function throwMissingProvider(): never {
  throw new Error(
    'There is no connection to show. Wrap your app in <TouchstoneProvider connection={connection}>, where `connection` is what createConnection() returned. If it is wrapped, there are two copies of @touchstone/react: `npm ls @touchstone/react` shows them.',
  )
}
