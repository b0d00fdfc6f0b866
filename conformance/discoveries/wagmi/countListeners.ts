import type { Wallet } from '@touchstone/harness'

/** Counts the listeners of a wallet from now on. */
export const countListeners = (provider: Wallet['provider']): (() => number) => {
  const { on, removeListener } = provider
  const heard = new Map<unknown, number>()
  const add = (listener: unknown, by: number) =>
    void heard.set(listener, Math.max(0, (heard.get(listener) ?? 0) + by))
  Object.assign(provider, {
    on(event: string, listener: (...args: unknown[]) => void) {
      add(listener, 1)
      return on.call(provider, event as never, listener)
    },
    removeListener(event: string, listener: (...args: unknown[]) => void) {
      add(listener, -1)
      return removeListener.call(provider, event as never, listener)
    },
  })
  return () => [...heard.values()].reduce((sum, one) => sum + one, 0)
}
