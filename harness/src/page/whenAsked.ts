/** Wallets of an empty page that wait until the page uses one. */
type Waiting = { comes: (() => void)[]; traps: Map<string, () => unknown>; come(): void }

const key = Symbol.for('touchstone.blank')
// Personas name their globals at run time, so the compiler does not know them.
const world = globalThis as unknown as Record<string, unknown> & { [key]?: Waiting | undefined }

/**
 * Installs a wallet. In an empty page it waits until the page uses a wallet. Each tab starts with an empty
 * page and usually leaves it at once, and installing a wallet there would delay the next page.
 *
 * @param names globals whose use installs the wallet, such as `ethereum`; undefined installs it at once,
 * after the waiting ones
 */
export const whenAsked = (names: readonly string[] | undefined, come: () => void): void => {
  if (!names || location.href !== 'about:blank' || window !== window.top) {
    world[key]?.come()
    return come()
  }
  const waiting = (world[key] ??= createWaiting())
  waiting.comes.push(come)
  for (const name of names) if (!(name in world)) trap(name, waiting)
}

/** Page script that installs the waiting wallets now. */
export const comeNow = `globalThis[Symbol.for('touchstone.blank')]?.come()`

function createWaiting(): Waiting {
  const waiting: Waiting = {
    comes: [],
    traps: new Map(),
    come: () => {
      if (world[key] !== waiting) return
      delete world[key]
      for (const [name, get] of waiting.traps)
        if (Object.getOwnPropertyDescriptor(world, name)?.get === get) delete world[name]
      for (const come of waiting.comes) come()
    },
  }
  addEventListener('eip6963:requestProvider', waiting.come, { once: true })
  return waiting
}

/** Installs the waiting wallets when the page reads or writes the global, then gives it their value. */
function trap(name: string, { traps, come }: Waiting): void {
  // The page may have wrapped the trap in its own getter, which reads the global again.
  let isAsking = false
  const get = () => {
    if (isAsking) return undefined
    isAsking = true
    come()
    const value = world[name]
    isAsking = false
    return value
  }
  const set = (value: unknown) => {
    come()
    world[name] = value
  }
  Object.defineProperty(world, name, { configurable: true, get, set })
  traps.set(name, get)
}
