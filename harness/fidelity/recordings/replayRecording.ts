import type { Persona } from '../../src/wallet/engineAndPersonaTypes.ts'
import type { Json } from '../../src/wallet/types.ts'
import type { Replay } from './extraComparisons/ExtraComparison.ts'
import { extraComparisonOf } from './extraComparisons/index.ts'
import { usualEvents } from '../scenario/scenario.ts'
import { listUserActions } from './listUserActions.ts'
import { caughtError, lines, recordedLine } from './recordingLines.ts'
import { openReplaySession, type ReplaySession } from './openReplaySession.ts'
import { stageOf } from './initialStates.ts'
import type { LogLine, PageLine, Recording } from './types.ts'

const events = [...usualEvents, 'data', 'notification']

/** Repeats the requests and user actions of a recording on a persona. Returns the lines of both. */
export async function replayRecording(
  name: string,
  recording: Recording,
  persona: Persona,
): Promise<Replay> {
  const stage = stageOf(name, recording.stage)
  const log = recording.log ?? []
  const session = openReplaySession(persona, stage, recording)
  session.start()
  const page = openPage(session)
  const names = numbered(log)
  if (stage.open) {
    page.request('open', stage.open.method, stage.open.params as Json)
    names.set(stage.open.id, 'open')
    await session.settle()
    page.seen.length = 0
  }
  const actions = listUserActions(recording, stage)
  const performNext = async () => {
    const action = actions.shift()
    if (action) session.wallet.act(action)
    await session.settle()
  }
  const recorded: string[] = []
  for (const line of log) {
    if (line.k === 'act') {
      recorded.push(lines.act(line.act))
      page.seen.push(lines.act(line.act))
      session.wallet.act(line.act)
      await session.settle()
      continue
    }
    if (line.k === 'prompt') {
      recorded.push('a prompt is open')
      page.seen.push(session.wallet.prompts().length > 0 ? 'a prompt is open' : 'no prompt is open')
      continue
    }
    const known = line.k === 'event' ? line.ev : (names.get(line.id) ?? String(line.id))
    recorded.push(recordedLine(line, known))
    // If every request has its answer but a prompt is open, the user answered that prompt before the next
    // request. `wallet_sendCalls` answers before the user decides.
    if (line.k === 'req' && page.idle() && session.wallet.prompts().length > 0) await performNext()
    if (line.k === 'req') page.request(known, line.method, line.params)
    await session.settle()
    if (line.k !== 'req' && !page.has(line, known)) await session.elapse()
    while (line.k !== 'req' && !page.has(line, known) && actions.length > 0) await performNext()
    if (line.k === 'res') page.learn(known, line.result)
  }
  // Performs the remaining user actions, which caused no entry in the log.
  while (actions.length > 0) await performNext()
  await session.elapse()
  const extra = await extraComparisonOf(name)?.(recording, session, stage)
  if (recording.state) {
    recorded.push(lines.state(recording.state))
    page.seen.push(lines.state(session.snapshot()))
  }
  session.wallet.close()
  return {
    recorded: [...recorded, ...(extra?.recorded ?? [])],
    ours: [...page.seen, ...(extra?.ours ?? [])],
  }
}

const numbered = (log: readonly LogLine[]): Map<number, string> =>
  new Map(log.filter((line) => line.k === 'req').map(({ id }, index) => [id, `#${index + 1}`]))

/** Creates the page of a replay. It sends the recorded requests and collects what it sees as lines. */
function openPage({ provider, listen }: ReplaySession) {
  const seen: string[] = []
  const settled = new Map<string, unknown>()
  let asked = 0
  const sent = new Map<string, number>()
  const expected = new Map<string, number>()
  const ours = new Map<string, string>()
  listen(events, (line, event) => {
    sent.set(event, (sent.get(event) ?? 0) + 1)
    seen.push(line)
  })
  // Replaces recorded ids with those of the replay, and null with `undefined`: the recorder wrote `undefined`
  // as null (recording 16-add-malformed has the message "Received: undefined").
  const translated = (params: Json): Json =>
    JSON.parse(JSON.stringify(params), (_, item: Json) =>
      typeof item === 'string' ? (ours.get(item) ?? item) : (item ?? undefined),
    ) as Json

  return {
    seen,
    /** Whether every request so far has its answer. */
    idle: () => settled.size === asked,
    request: (name: string, method: string, params: Json | undefined) => {
      asked += 1
      seen.push(lines.request(name, method, params))
      const args =
        params === null || params === undefined
          ? { method }
          : { method, params: translated(params) }
      provider.request(args).then(
        (value) => {
          settled.set(name, value)
          seen.push(lines.result(name, value))
        },
        (error: unknown) => {
          settled.set(name, undefined)
          seen.push(lines.error(name, caughtError(error)))
        },
      )
    },
    /** Whether the replay has already produced the answer or the event of this entry of the recording. */
    has: (line: PageLine, name: string) => {
      if (line.k !== 'event') return settled.has(name)
      const nth = (expected.get(name) ?? 0) + 1
      if ((sent.get(name) ?? 0) < nth) return false
      expected.set(name, nth)
      return true
    },
    /** Makes later requests use the id of the replay in place of the recorded id of a batch of calls. */
    learn: (name: string, recorded: Json) => {
      const [recordedId, replayedId] = [idOf(recorded), idOf(settled.get(name))]
      if (recordedId !== undefined && replayedId !== undefined) ours.set(recordedId, replayedId)
    },
  }
}

const idOf = (answer: unknown): string | undefined => {
  const id = (answer as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' ? id : undefined
}
