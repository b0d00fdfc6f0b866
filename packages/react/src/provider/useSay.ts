'use client'

import { useMemo } from 'react'
import { type Message, type Sentences, type TextKey, say } from '../texts/say.ts'
import { useWorld } from './context.ts'
import { useWallets } from './useWallets.ts'

/** Translates a message or a key. */
export type Say<Key extends string = TextKey> = (message: Message<Key> | Key) => string

/**
 * Returns a function that translates messages into the language of the page, with the names of wallets and networks. A
 * chunk that loads later brings its English texts as `part`. Other languages have all texts in one file.
 *
 * @example
 * const say = useSay(send)
 * say('send.title')
 */
export function useSay(): Say
export function useSay<Part extends Sentences>(part: Part): Say<TextKey | (keyof Part & string)>
export function useSay(part?: Sentences): Say<string> {
  const { texts, networks, language } = useWorld()
  const rows = useWallets()
  return useMemo(() => {
    const all = part ? { ...part, ...texts } : texts
    const names = {
      language,
      wallet: (id: string) => rows.find((row) => row.id === id)?.name ?? id,
      network: (chainId: number) => networks.find(({ id }) => id === chainId)?.name,
    }
    return (message) => say(all, names, typeof message === 'string' ? { key: message } : message)
  }, [part, texts, networks, language, rows])
}
