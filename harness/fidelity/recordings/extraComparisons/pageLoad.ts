import { lines, recordedLine, formatMasked } from '../recordingLines.ts'
import { openReplaySession, type ReplaySession } from '../openReplaySession.ts'
import type { LogLine, Recording, Snapshot } from '../types.ts'
import type { ExtraComparison } from './ExtraComparison.ts'

/** Reads the part of a recording about the page load, by its field. */
const loads = {
  reload: ({ T, after }: Recording) => ({ log: T, state: after }),
  tab2: ({ tab2 }: Recording) => {
    const { T, state } = tab2 as Record<string, unknown>
    return { log: T, state }
  },
  before: ({ before }: Recording) => {
    const { T, s } = before as Record<string, unknown>
    return { log: T, state: s }
  },
}

/**
 * Compares what a page sees when it loads: after a reload (MetaMask's recording 63) and in a second tab (60) with the
 * state that the replay left, on another origin (90) with the initial state.
 */
export const pageLoad =
  (field: keyof typeof loads): ExtraComparison =>
  async (recording, { wallet }, stage) => {
    const { log, state } = loads[field](recording) as { log: LogLine[]; state: Snapshot }
    const page = openReplaySession(wallet.persona, stage, recording)
    if (field !== 'before') page.store.set(wallet.state())
    const asked = log.flatMap((line) => (line.k === 'req' ? [line.method] : []))
    const ours = await load(page, asked)
    const recorded = log.flatMap((line) =>
      line.k === 'req' || line.k === 'res' || line.k === 'event'
        ? [recordedLine(line, 'load')]
        : [],
    )
    return {
      recorded: [...recorded, lines.state(state)],
      ours: [...ours, lines.state(page.snapshot())],
    }
  }

async function load(
  { start, provider, settle, listen }: ReplaySession,
  methods: string[],
): Promise<string[]> {
  const seen: string[] = []
  listen(['connect', 'accountsChanged', 'chainChanged', 'networkChanged'], (line) =>
    seen.push(line),
  )
  start()
  await settle()
  for (const method of methods) {
    seen.push(lines.request('load', method, null))
    seen.push(`< load ${formatMasked(await provider.request({ method }))}`)
  }
  return seen
}
