import { lines, recordedLine, formatMasked } from '../formatLines.ts'
import { openReplaySession, type ReplaySession } from '../openReplaySession.ts'
import type { LogLine, Recording, Snapshot } from '../types.ts'
import type { ExtraComparison } from './ExtraComparison.ts'
import { internalsOf } from '../../../src/wallet/walletInternals.ts'

type Loaded = { log: LogLine[]; state: Snapshot }

/**
 * Compares what a page sees when it loads (MetaMask's recordings 60, 63 and 90). For a reload (63) and a second
 * tab (60), the wallet is in the state that the replay of the log left. For the first page of another origin
 * (90), it is in the initial state.
 */
export const pageLoad =
  (field: 'reload' | 'tab2' | 'before'): ExtraComparison =>
  async (recording, session, stage) => {
    const { log, state } = found[field](recording)
    const asked = log.filter((line) => line.k === 'req')
    const begin =
      field === 'before'
        ? openReplaySession(session.wallet.persona, stage, recording)
        : reopened(session)
    const ours = await load(
      begin,
      asked.map(({ method }) => method),
    )
    return {
      recorded: [
        ...log.flatMap((line) =>
          line.k === 'req' || line.k === 'res' || line.k === 'event'
            ? [recordedLine(line, 'load')]
            : [],
        ),
        lines.state(state),
      ],
      ours: [...ours, lines.state(begin.snapshot())],
    }

    function reopened(before: ReplaySession): ReplaySession {
      const fresh = openReplaySession(before.wallet.persona, stage, recording)
      internalsOf(fresh.wallet).store.set(before.wallet.state())
      return fresh
    }
  }

async function load(
  { wallet, provider, settle }: ReplaySession,
  methods: string[],
): Promise<string[]> {
  const seen: string[] = []
  for (const event of ['connect', 'accountsChanged', 'chainChanged', 'networkChanged'])
    provider.on(event, (...args) => {
      const { chainId, selectedAddress } = provider as {
        chainId?: unknown
        selectedAddress?: unknown
      }
      seen.push(lines.event(event, args, { chainId, selectedAddress }))
    })
  internalsOf(wallet).start()
  await settle()
  for (const method of methods) {
    seen.push(lines.request('load', method, null))
    seen.push(`< load ${formatMasked(await provider.request({ method }))}`)
  }
  return seen
}

const found: Record<'reload' | 'tab2' | 'before', (recording: Recording) => Loaded> = {
  reload: ({ T, after }) => ({ log: T as LogLine[], state: after as Snapshot }),
  tab2: ({ tab2 }) => {
    const { T, state } = tab2 as { T: LogLine[]; state: Snapshot }
    return { log: T, state }
  },
  before: ({ before }) => {
    const { T, s } = before as { T: LogLine[]; s: Snapshot }
    return { log: T, state: s }
  },
}
