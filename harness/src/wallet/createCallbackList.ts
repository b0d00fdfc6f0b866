/** Creates a list of functions that are called when something happens. */
export const createCallbackList = <Args extends unknown[]>() => {
  const all = new Set<(...args: Args) => void>()
  return {
    /** Calls all listeners in the order of their addition. */
    notify: (...args: Args): void => {
      for (const listener of all) listener(...args)
    },
    /** Adds a listener. Returns the function that removes it. */
    add: (listener: (...args: Args) => void): (() => void) => {
      all.add(listener)
      return () => all.delete(listener)
    },
  }
}
