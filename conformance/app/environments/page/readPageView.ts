import type { Observation, ObservedEntry } from '../../cells/Observation.ts'
import { stateLetterOf } from '../../cells/transitionTable.ts'
import type { PageClock } from './clock/PageClock.ts'

/** `at`: time of the page's clock in ms since the page loaded. */
export type PageView = {
  status: string | null
  stream: ObservedEntry[]
  log: string[]
  at: number
}

/** Runs in the page. Advances the page's clock by `after` ms and waits for queued tasks. */
export const readPageView = async (
  passing: { after: number; key: string } | undefined,
): Promise<PageView> => {
  const turn = () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done()
      port2.postMessage(null)
    })
  const pageGlobal = globalThis as {
    [name: symbol]: PageClock | undefined
    __seen?: ObservedEntry[]
  }
  for (let i = 0; i < 4; i++) await turn()
  if (passing && passing.after > 0) {
    await pageGlobal[Symbol.for(passing.key)]?.runFor(passing.after)
    for (let i = 0; i < 4; i++) await turn()
  }
  return {
    status: document.querySelector('button[data-status]')?.getAttribute('data-status') ?? null,
    stream: [...(pageGlobal.__seen ?? [])],
    at: performance.now(),
    log: [...document.querySelectorAll('[role=log] [data-event]')].map(
      (entry) => entry.getAttribute('data-detail') ?? '',
    ),
  }
}

/** Returns the part of an observation that the app shows or has dispatched. */
export const observeView = (
  view: PageView,
): Pick<Observation, 'after' | 'accounts' | 'chainId' | 'stream'> => {
  const { accounts = [], chainId } =
    view.stream.findLast(({ event }) => event === 'connect' || event === 'change') ?? {}
  return {
    after: stateLetterOf(view.status),
    accounts,
    ...(chainId !== undefined && { chainId }),
    stream: view.stream,
  }
}
