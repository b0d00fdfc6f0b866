/** Creates a list of functions that are called when something happens. */
export const createCallbackList = <Args extends unknown[]>() => {
  const all = new Set<(...args: Args) => void>()
  return {
    notify: (...args: Args): void => {
      for (const listener of all) listener(...args)
    },
    add: (listener: (...args: Args) => void): (() => void) => {
      all.add(listener)
      return () => all.delete(listener)
    },
  }
}
