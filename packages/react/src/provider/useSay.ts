'use client'

import { useMemo } from 'react'
import { type Message, type Sentences, type TextKey, say } from '../texts/say.ts'
import { useWorld } from './context.ts'
import { useWallets } from './useWallets.ts'

/** Says a sentence by its key, or a message. */
export type Say<Key extends string = TextKey> = (message: Message<Key> | Key) => string

/**
 * Says messages in the language of the page, with the names of wallets and networks. A part that is
 * fetched later brings its English with it; in any other language everything is in one file.
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
