/** Storage in memory, which tests can read and corrupt. */
export function createFakeStorage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    keys: () => [...items.keys()],
  }
}

/** Dispatches the `storage` event that a browser dispatches when another tab changes the storage. */
export function dispatchStorageEvent(
  window: EventTarget,
  event: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>,
): void {
  window.dispatchEvent(Object.assign(new Event('storage'), event))
}
