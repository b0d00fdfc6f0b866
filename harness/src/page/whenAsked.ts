/** The wallets of an empty page, until somebody asks for one. */
type Waiting = { comes: (() => void)[]; traps: Map<string, () => unknown>; come(): void }

const key = Symbol.for('touchstone.blank')
// A persona names its globals at run time, so the compiler knows none of them.
const world = globalThis as unknown as Record<string, unknown> & { [key]?: Waiting | undefined }

/**
 * Lets a wallet come; into an empty page only once somebody asks for one. Each tab begins with an empty page
 * and mostly leaves it at once: a wallet there would be for nobody, at the cost of the page that follows.
 *
 * @param names Of the globals by which one asks: `ethereum`. Undefined: it comes at once, after those that wait.
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

/** As a script of the page: those that wait come now. */
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

/** Whoever reads the global, or writes it, finds what would have been there. */
function trap(name: string, { traps, come }: Waiting): void {
  // A page may have wrapped it in a getter of its own, which asks here again.
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
