import type { State } from '../State.ts'

/**
 * Makes the world of a state round the app, before the app begins: a storage of its own, so that the
 * frames of one page know nothing of each other, and time that does not keep a person waiting.
 */
export function prepare(state: State, settings: Readonly<Record<string, string>>): void {
  replaceStorage({ ...settings, ...state.remembers })
  if (state.time) bendTime(state.time)
  if (state.breaks === 'dialog') {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('The gallery broke the dialog.')
    }
  }
  if (state.breaks === 'nodes') breakNodes()
}

function replaceStorage(remembered: Readonly<Record<string, unknown>>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { value: createStorage(), configurable: true })
  for (const [key, value] of Object.entries(remembered))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
}

function createStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

function bendTime({ from, to, end }: NonNullable<State['time']>): void {
  const real = window.setTimeout.bind(window)
  const bent = (handler: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < from || ms > to) return real(handler, ms, ...args)
    return end === 'never' ? 0 : real(handler, 0, ...args)
  }
  window.setTimeout = bent as typeof window.setTimeout
}

function breakNodes(): void {
  const real = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (url.origin === location.origin) return real(input, init)
    return Promise.reject(new TypeError('Failed to fetch'))
  }
}
