import { useCallback } from 'react'
import { type Message, type TextKey, say } from '../texts/say.ts'
import { useWorld } from './context.ts'
import { useWallets } from './useWallets.ts'

/** Says a message in the language of the page, with the names of wallets and networks. */
export function useSay(): (message: Message | TextKey) => string {
  const { texts, networks } = useWorld()
  const rows = useWallets()
  return useCallback(
    (message) => {
      const names = {
        wallet: (id: string) => rows.find((row) => row.id === id)?.name ?? id,
        network: (chainId: number) => networks.find(({ id }) => id === chainId)?.name,
      }
      return say(texts, names, typeof message === 'string' ? { key: message } : message)
    },
    [texts, networks, rows],
  )
}
