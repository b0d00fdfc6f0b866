import type { StoragePort } from '../../connection/ports.ts'

const prefix = 'touchstone.wc.'

/** The SDK's storage in ours, under names of ours; in this page alone where the person forbids it. */
export function storageOf(storage: StoragePort | undefined) {
  const own = new Map<string, string>()
  const keys = (): string[] => {
    try {
      const names = storage ? Object.keys(storage) : []
      return names
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length))
    } catch {
      return []
    }
  }
  const read = (key: string): string | undefined => {
    try {
      return storage?.getItem(prefix + key) ?? own.get(key)
    } catch {
      return own.get(key)
    }
  }
  return {
    getKeys: async () => [...new Set([...keys(), ...own.keys()])],
    async getEntries<Value>(): Promise<[string, Value][]> {
      const all = [...new Set([...keys(), ...own.keys()])]
      return all.map((key) => [key, parse(read(key)) as Value])
    },
    getItem: async <Value>(key: string) => parse(read(key)) as Value | undefined,
    async setItem(key: string, value: unknown) {
      const text = JSON.stringify(value)
      try {
        if (!storage) throw new Error('No storage.')
        storage.setItem(prefix + key, text)
      } catch {
        own.set(key, text)
      }
    },
    async removeItem(key: string) {
      own.delete(key)
      try {
        storage?.removeItem(prefix + key)
      } catch {
        // Nothing was kept there.
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
