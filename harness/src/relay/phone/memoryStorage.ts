import type { WalletKit } from '@reown/walletkit'

type Storage = Awaited<ReturnType<typeof WalletKit.init>>['core']['storage']

export const memoryStorage = (): Storage => {
  const kept = new Map<string, string>()
  const read = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text))
  return {
    getKeys: async () => [...kept.keys()],
    getEntries: async () => [...kept].map(([key, text]) => [key, read(text)]),
    getItem: async (key) => read(kept.get(key)),
    setItem: async (key, value) => {
      kept.set(key, JSON.stringify(value))
    },
    removeItem: async (key) => {
      kept.delete(key)
    },
  }
}
