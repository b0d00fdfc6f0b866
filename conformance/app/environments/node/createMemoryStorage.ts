/** Creates a replacement of `localStorage` in Node. All page loads of a driver share one. */
export const createMemoryStorage = (): SiteStorage => {
  const map = new Map<string, string>()
  return {
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  }
}

export type SiteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
