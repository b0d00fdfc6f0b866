/** Wallets that wait in an empty page. `run` installs them. */
type Waiting = { tasks: (() => void)[]; traps: Map<string, () => unknown>; run(): void }

const key = Symbol.for('touchstone.blank')
// Personas name their globals at run time, so TypeScript does not know these properties.
const global = globalThis as unknown as Record<string, unknown> & { [key]?: Waiting | undefined }

/**
 * Installs a wallet in a page. In an empty page (`about:blank`), with which each tab starts, the wallet waits until the
 * page uses one of `names` or requests announcements (EIP-6963), because it would delay the next page. Undefined
 * `names` install all waiting wallets and this one at once.
 */
export const installOnFirstUseInBlankPage = (
  names: readonly string[] | undefined,
  install: () => void,
): void => {
  if (!names || location.href !== 'about:blank' || window !== window.top) {
    global[key]?.run()
    return install()
  }
  const waiting = (global[key] ??= createWaiting())
  waiting.tasks.push(install)
  for (const name of names) if (!(name in global)) trap(name, waiting)
}

export const installNow = `globalThis[Symbol.for('touchstone.blank')]?.run()`

function createWaiting(): Waiting {
  const waiting: Waiting = {
    tasks: [],
    traps: new Map(),
    run: () => {
      if (global[key] !== waiting) return
      delete global[key]
      for (const [name, get] of waiting.traps)
        if (Object.getOwnPropertyDescriptor(global, name)?.get === get) delete global[name]
      for (const install of waiting.tasks) install()
    },
  }
  addEventListener('eip6963:requestProvider', waiting.run, { once: true })
  return waiting
}

/** Defines a global that installs the waiting wallets when the page reads or writes it. */
function trap(name: string, { traps, run }: Waiting): void {
  // True while `get` runs. If the page has wrapped this getter, reading `global[name]` calls `get` again.
  let isReading = false
  const get = () => {
    if (isReading) return undefined
    isReading = true
    run()
    const value = global[name]
    isReading = false
    return value
  }
  const set = (value: unknown) => {
    run()
    global[name] = value
  }
  Object.defineProperty(global, name, { configurable: true, get, set })
  traps.set(name, get)
}
