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
