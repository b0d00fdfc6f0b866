'use client'

import type { Connection } from '@touchstone/connect'
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import en from '../texts/en/first.json' with { type: 'json' }
import type { Texts } from '../texts/Texts.ts'
import { missing, ScreenContext, type World, WorldContext } from './context.ts'
import { closed, nextScreen } from './screen.ts'
import { StageContext, createStage } from './stage.ts'

/**
 * Provides a connection to the hooks and components below it. Renders no element of its own.
 *
 * @example
 * // Outside of any component, so that it is created once.
 * const connection = createConnection({ chains: [bsc, mainnet] })
 *
 * <Touchstone connection={connection}>
 *   <ConnectButton />
 *   <WalletDialog />
 * </Touchstone>
 */
export function Touchstone({
  connection,
  networks,
  language = 'en',
  texts,
  children,
}: Touchstone.Props) {
  // JavaScript callers may omit it: throw here instead of in the first hook that uses it.
  if (!connection) missing()
  const world = useMemo(
    () => ({
      connection,
      language,
      networks: networks?.length ? networks : connection.chains,
      texts: texts ? { ...en, ...texts } : en,
    }),
    [connection, networks, language, texts],
  )
  const [screen, dispatch] = useReducer(nextScreen, closed)
  const [stage] = useState(() => createStage(dispatch))
  useEffect(
    () =>
      connection.subscribe((detail) => {
        // Covers every disconnect button: of this package, of the app, of wagmi's hooks.
        const by = connection.getSnapshot().left ? 'you' : 'wallet'
        stage.dispatch({ type: 'detail', detail, by })
      }),
    [connection, stage],
  )
  return (
    <WorldContext value={world}>
      <StageContext value={stage}>
        <ScreenContext value={screen}>{children}</ScreenContext>
      </StageContext>
    </WorldContext>
  )
}

export declare namespace Touchstone {
  type Props = {
    connection: Connection
    /** Networks to choose from, with your own names. Default: the networks of the connection. */
    networks?: World['networks'] | undefined
    /** BCP 47 tag for numbers and plurals. Default: English. */
    language?: string
    /** Texts of that language (`loadTexts`); undefined for English. */
    texts?: Partial<Texts> | undefined
    children?: ReactNode
  }
}
