const results = new Map<string, Promise<string>>()

/** Runs `make` once per key in this process. After a failure the next call runs it again. */
export function oncePerKey(key: string, make: () => Promise<string>): Promise<string> {
  const known = results.get(key)
  if (known) return known
  const making = make()
  results.set(key, making)
  making.catch(() => results.delete(key))
  return making
}
