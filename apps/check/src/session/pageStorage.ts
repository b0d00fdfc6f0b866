/** Subset of `Storage` that the page uses. */
type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Returns `localStorage`. If the browser blocks it, its getter throws, and the result is a storage that keeps nothing.
 */
export function pageStorage(): PageStorage {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}
