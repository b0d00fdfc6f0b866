'use client'

import type { Connection } from '@touchstone/connect'
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import { en } from '../texts/en.ts'
import type { Texts } from '../texts/Texts.ts'
import { missing, ScreenContext, type World, WorldContext } from './context.ts'
import { closed, nextScreen } from './screen.ts'
import { StageContext, createStage } from './stage.ts'

/**
 * Gives a connection to the hooks and parts below it. Renders no element of its own.
 *
 * @example
 * // Outside of any component, so that it is made once.
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
  // From JavaScript: told here, and not by whichever hook stumbles over it.
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
        // Whichever button it was: one of ours, of the app, of wagmi's hooks.
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
    /** The networks to choose from, in words of your own; absent: those of the connection. */
    networks?: World['networks'] | undefined
    /** A BCP 47 tag, for numbers and plurals; English where absent. */
    language?: string
    /** The sentences of that language (`loadTexts`); absent in English. */
    texts?: Partial<Texts> | undefined
    children?: ReactNode
  }
}
