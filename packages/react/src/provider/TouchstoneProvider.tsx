'use client'

import type { Connection } from '@touchstone/connect'
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import en from '../texts/en/first.json' with { type: 'json' }
import type { Texts } from '../texts/Texts.ts'
import {
  throwMissingProvider,
  type TouchstoneContextValue,
  TouchstoneContext,
} from './TouchstoneContext.ts'
import { DialogOpenerContext, DialogStateContext } from './dialogContexts.ts'
import { initialDialogState, reduceDialogState } from './reduceDialogState.ts'
import { createDialogOpener } from './createDialogOpener.ts'

/**
 * Provides a connection to the hooks and components below it. Renders no element of its own.
 *
 * @example
 * // Outside of any component, so that it is created once.
 * const connection = createConnection({ chains: [bsc, mainnet] })
 *
 * <TouchstoneProvider connection={connection}>
 *   <ConnectButton />
 *   <WalletDialog />
 * </TouchstoneProvider>
 */
export function TouchstoneProvider({
  connection,
  networks,
  language = 'en',
  texts,
  children,
}: TouchstoneProvider.Props) {
  // JavaScript callers may omit the connection: throw here instead of in the first hook that uses it.
  if (!connection) throwMissingProvider()
  const value = useMemo(
    () => ({
      connection,
      language,
      networks: networks?.length ? networks : connection.chains,
      texts: texts ? { ...en, ...texts } : en,
    }),
    [connection, networks, language, texts],
  )
  const [state, dispatch] = useReducer(reduceDialogState, initialDialogState)
  const [opener] = useState(() => createDialogOpener(dispatch))
  useEffect(() => {
    const clear = () => opener.dispatch({ type: 'attempt' })
    const stops = [
      connection.on('connecting', clear),
      connection.on('connect', clear),
      connection.on('disconnect', ({ wallet }) => {
        // A component on wagmi's hooks sets `left` too.
        const by = connection.getSnapshot().left ? 'you' : 'wallet'
        opener.dispatch({ type: 'ended', ended: { wallet, by } })
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [connection, opener])
  return (
    <TouchstoneContext value={value}>
      <DialogOpenerContext value={opener}>
        <DialogStateContext value={state}>{children}</DialogStateContext>
      </DialogOpenerContext>
    </TouchstoneContext>
  )
}

export declare namespace TouchstoneProvider {
  type Props = {
    connection: Connection
    /** Networks that the user can choose, with names of your own. Default: the networks of the connection. */
    networks?: TouchstoneContextValue['networks'] | undefined
    /** Language as a BCP 47 tag, which decides the format of numbers and the plural forms. Default: English. */
    language?: string
    /** Texts in `language`, from `loadTexts`; undefined for English. */
    texts?: Partial<Texts> | undefined
    children?: ReactNode
  }
}
