import type { StoragePort } from '../../connection/pagePorts.ts'

const prefix = 'touchstone.wc.'

/**
 * Creates the storage of the WalletConnect SDK. It uses the app's storage with a prefix, and keeps in memory the values
 * that the storage rejects.
 */
export function createSdkStorage(storage: StoragePort | undefined) {
  /** Values that the storage did not accept. They are newer than the stored values of the same keys. */
  const own = new Map<string, string>()
  const stored = (): string[] => {
    try {
      const names = storage ? Object.keys(storage) : []
      return names
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
    } catch {
      return []
    }
  }
  const keys = () => [...new Set([...stored(), ...own.keys()])]
  const read = (key: string): string | undefined => {
    try {
      return own.get(key) ?? storage?.getItem(prefix + key) ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    getKeys: async () => keys(),
    getEntries: async <Value>() =>
      keys().map((key): [string, Value] => [key, parse(read(key)) as Value]),
    getItem: async <Value>(key: string) => parse(read(key)) as Value | undefined,
    async setItem(key: string, value: unknown) {
      const text = JSON.stringify(value)
      try {
        if (!storage) throw new Error('No storage.')
        storage.setItem(prefix + key, text)
        own.delete(key)
      } catch {
        own.set(key, text)
      }
    },
    async removeItem(key: string) {
      own.delete(key)
      try {
        storage?.removeItem(prefix + key)
      } catch {
        // A blocked storage has nothing to remove.
      }
    },
  }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
