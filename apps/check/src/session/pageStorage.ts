/** Where a page remembers what it may. */
type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The page's `localStorage`; one that keeps nothing where the browser forbids it, which then throws at the first look. */
export function pageStorage(): PageStorage {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}
