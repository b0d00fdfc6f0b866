/** Defines properties of a provider that return the current values of a state. A site can redefine them. */
export function defineGetters<Key extends string>(
  provider: object,
  state: Readonly<Record<Key, unknown>>,
  keys: readonly Key[],
): void {
  for (const key of keys)
    Object.defineProperty(provider, key, {
      get: () => state[key],
      enumerable: true,
      configurable: true,
    })
}
