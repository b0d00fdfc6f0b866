/** Subset of `Storage` that the page uses. */
type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns `localStorage`, or a storage that keeps nothing if the browser blocks it (the getter throws then). */
export function pageStorage(): PageStorage {
  try {
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}
