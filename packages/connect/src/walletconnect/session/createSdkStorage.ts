import type { StoragePort } from '../../connection/pagePorts.ts'
import { ignoreErrors } from '../../normalise/ignoreErrors.ts'
import { parseJson } from '../../normalise/parseJson.ts'

const prefix = 'touchstone.wc.'

/** Creates the storage of the WalletConnect SDK. Keeps values in memory that the app's storage rejects. */
export function createSdkStorage(storage: StoragePort | undefined) {
  /** Values that the storage did not accept. They are newer than the stored values of the same keys. */
  const own = new Map<string, string>()
  const keys = () => {
    const names = ignoreErrors(() => Object.keys(storage ?? {})) ?? []
    const stored = names.filter((name) => name.startsWith(prefix))
    return [...new Set([...stored.map((name) => name.slice(prefix.length)), ...own.keys()])]
  }
  const read = (key: string) =>
    parseJson(own.get(key) ?? ignoreErrors(() => storage?.getItem(prefix + key)))
  return {
    getKeys: async () => keys(),
    getEntries: async <Value>() => keys().map((key): [string, Value] => [key, read(key) as Value]),
    getItem: async <Value>(key: string) => read(key) as Value | undefined,
    async setItem(key: string, value: unknown) {
      const text = JSON.stringify(value)
      const isStored = ignoreErrors(() => {
        storage?.setItem(prefix + key, text)
        return storage !== undefined
      })
      if (isStored) own.delete(key)
      else own.set(key, text)
    },
    async removeItem(key: string) {
      own.delete(key)
      ignoreErrors(() => storage?.removeItem(prefix + key))
    },
  }
}
