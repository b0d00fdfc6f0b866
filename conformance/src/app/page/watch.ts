import type { SeenDetail } from '../../catalogue/app/seen.ts'

/** Runs in the page before its first own line: keeps the app's stream, as INTERFACE.md dispatches it. */
export const watchStream = () => {
  const seen: unknown[] = []
  Object.defineProperty(globalThis, '__seen', { value: seen })
  addEventListener(
    'touchstone:connection',
    (event) => void seen.push((event as CustomEvent).detail),
  )
}

/** `at`: ms since the start of the page, in its own time. */
export type PageView = {
  status: string | null
  stream: SeenDetail[]
  log: string[]
  at: number
}

/** Runs in the page, after everything that was about to happen has happened. */
export const readView = async (): Promise<PageView> => {
  const turn = () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done()
      port2.postMessage(null)
    })
  for (let i = 0; i < 4; i++) await turn()
  const stream = (globalThis as unknown as { __seen?: SeenDetail[] }).__seen ?? []
  return {
    status: document.querySelector('button[data-status]')?.getAttribute('data-status') ?? null,
    stream: [...stream],
    at: performance.now(),
    log: [...document.querySelectorAll('[role=log] [data-event]')].map(
      (entry) => entry.getAttribute('data-detail') ?? '',
    ),
  }
}
