'use client'

import { useMemo } from 'react'
import { type Message, translate } from '../texts/translate.ts'
import type { TextKey, TextsByKey } from '../texts/Texts.ts'
import { useTouchstone } from './TouchstoneContext.ts'
import { useWallets } from './useWallets.ts'

/** Function that returns the text of a message or of a key. */
export type Translate<Key extends string = TextKey> = (message: Message<Key> | Key) => string

/**
 * Returns a function that translates messages into the language of the page, with the names of wallets and networks.
 * `part` contains the English texts of another chunk than the first. Other languages have all texts in one file.
 *
 * @example
 * const translate = useTranslate(send)
 * translate('send.title')
 */
export function useTranslate(): Translate
export function useTranslate<Part extends TextsByKey>(
  part: Part,
): Translate<TextKey | (keyof Part & string)>
export function useTranslate(part?: TextsByKey): Translate<string> {
  const { texts, networks, language } = useTouchstone()
  const rows = useWallets()
  return useMemo(() => {
    const all = part ? { ...part, ...texts } : texts
    const names = {
      language,
      wallet: (id: string) => rows.find((row) => row.id === id)?.name ?? id,
      network: (chainId: number) => networks.find(({ id }) => id === chainId)?.name,
    }
    return (message) =>
      translate(all, names, typeof message === 'string' ? { key: message } : message)
  }, [part, texts, networks, language, rows])
}
