import type { State } from '../State.ts'
import { breakNodes, scriptNodes } from './scriptNodes.ts'

/**
 * Replaces the APIs of the browser that a state scripts, such as timers, and sets `touchstoneGallery`. Always replaces
 * the storage, which the frames of all states would share.
 */
export function replaceBrowserApis(state: State, settings: Readonly<Record<string, string>>): void {
  replaceStorage({ ...settings, ...state.stored })
  if (state.timers) replaceTimers(state.timers)
  if (state.broken === 'dialog') {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('The gallery broke the dialog.')
    }
  }
  if (state.broken === 'nodes') breakNodes()
  if (state.nodes) scriptNodes(state.nodes)
  if (state.clipboard) replaceClipboard(state.clipboard)
  globalThis.touchstoneGallery = {
    projectId: state.pairing ? 'scripted' : '',
    ...(state.pairing && { pairing: state.pairing }),
    lost: (path) =>
      state.missingChunk !== undefined && path.endsWith(state.missingChunk)
        ? Promise.reject(new TypeError(`The gallery lost ${path}.`))
        : undefined,
  }
  if (state.phone) Object.defineProperty(navigator, 'userAgent', { value: android })
}

function replaceStorage(content: Readonly<Record<string, unknown>>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { value: createStorage(), configurable: true })
  for (const [key, value] of Object.entries(content))
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

function replaceClipboard(does: NonNullable<State['clipboard']>): void {
  const writeText = () =>
    does === 'takes'
      ? Promise.resolve()
      : Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

function replaceTimers({ from, to, end, first = Infinity }: NonNullable<State['timers']>): void {
  let left = first
  const real = window.setTimeout.bind(window)
  const replacement = (handler: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < from || ms > to || left <= 0) return real(handler, ms, ...args)
    left -= 1
    return end === 'never' ? 0 : real(handler, 0, ...args)
  }
  window.setTimeout = replacement as typeof window.setTimeout
}

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
