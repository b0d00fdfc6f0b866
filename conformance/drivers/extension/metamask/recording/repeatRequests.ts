import type { PageLine, Recording } from '@touchstone/harness/fidelity'
import { waitUntil } from '../../../../core/waitUntil.ts'
import type { UserAction } from '../../../../core/driver.ts'

export type Line = PageLine

/** A page whose requests and events are recorded, and the user actions in its wallet. */
export type RecordedSite = {
  perform(action: UserAction, ...args: number[]): Promise<unknown>
  /** Sends a request and returns its id in the log. */
  request(method: string, params: unknown): Promise<number>
  readLog(): Promise<Line[]>
  /** Waits until a batch is no longer pending. The requests for its status are not recorded. */
  waitForBatch(batch: string): Promise<void>
}

type Answer = Extract<Line, { k: 'res' | 'err' }>

/**
 * Time limit in ms for a line of the recording that is repeated (the model). If the line does not arrive, this
 * version differs from the recorded one.
 */
const timeout = 10_000

/**
 * Makes the requests of a recording and presses its buttons in the recorded order. Waits for each recorded
 * response and event.
 *
 * @param options.closes whether the user closes the only prompt of the recording, instead of pressing a button.
 * @returns the lines of the recording that did not arrive.
 */
export async function repeatRequests(
  model: Recording,
  site: RecordedSite,
  { closes = false }: { closes?: boolean } = {},
): Promise<string[]> {
  const pressed = (model.ui ?? []).flatMap(({ testid }) => (testid ? [actionOf(testid)] : []))
  const buttons = closes ? [...pressed, 'dismiss' as const] : pressed
  const ids = new Map<number, number>()
  const values = new Map<string, string>()
  const missing: string[] = []
  const press = async (): Promise<boolean> => {
    const done = buttons[0] !== undefined && (await site.perform(buttons[0])) === true
    if (done) buttons.shift()
    return done
  }

  const log = (model.log ?? []).filter(
    (line): line is Line => line.k !== 'act' && line.k !== 'prompt',
  )
  for (const [index, line] of log.entries()) {
    if (line.k === 'req') {
      ids.set(line.id, await site.request(line.method, withPresentValues(line.params, values)))
      continue
    }
    const before = log.slice(0, index + 1)
    const hasCome = async () => {
      if (hasArrived(await site.readLog(), line, before, ids)) return true
      if (buttons.length > 0 && (await site.perform('prompts'))) await press()
      return false
    }
    await waitUntil(hasCome, { otherwise: describeMissing(line), timeout, interval: 0 }).catch(
      (error: Error) => void missing.push(error.message),
    )
    if (line.k === 'res') mapGeneratedValue(line, await site.readLog(), ids, values)
    if (line.k === 'res' && line.method === 'wallet_sendCalls') {
      const isAnswered = hasSeveralCalls(before, line.id)
      if (isAnswered || buttons.length > 0)
        await settleBatch(
          site,
          isAnswered ? undefined : press,
          values.get(generatedValue(line.result) ?? ''),
        )
    }
  }
  while (buttons[0] !== undefined)
    await waitUntil(press, {
      otherwise: `MetaMask had no prompt for "${buttons[0]}"`,
      timeout: 60_000,
    })
  await waitUntilQuiet(site)
  return missing
}

const describeMissing = (line: Exclude<Line, { k: 'req' }>): string =>
  line.k === 'event' ? `${line.ev} did not come` : `no answer to ${line.method}`

/**
 * Waits until a batch is settled. For a batch with a single call, MetaMask returns the id before its prompt
 * opens. So the status is pending until the user has answered.
 */
async function settleBatch(
  site: RecordedSite,
  press: (() => Promise<boolean>) | undefined,
  batch: string | undefined,
): Promise<void> {
  if (batch === undefined) return
  if (press)
    await waitUntil(press, { otherwise: 'MetaMask opened no prompt for a call', timeout: 20_000 })
  await site.waitForBatch(batch)
}

/** Returns whether a batch has several calls. MetaMask responds to such a batch only after its prompt. */
function hasSeveralCalls(log: readonly Line[], id: number): boolean {
  const request = log.find((line) => line.k === 'req' && line.id === id)
  const [batch] =
    (request?.k === 'req' ? (request.params as { calls?: unknown[] }[] | null) : null) ?? []
  return (batch?.calls?.length ?? 0) > 1
}

/** Waits until nothing was logged for a second. MetaMask delays some events, but for less than a second. */
async function waitUntilQuiet({ readLog }: RecordedSite): Promise<void> {
  let last = ''
  let since = Date.now()
  const isQuiet = async () => {
    const now = JSON.stringify(await readLog())
    if (now !== last) since = Date.now()
    last = now
    return Date.now() - since >= 1000
  }
  await waitUntil(isQuiet, {
    otherwise: 'MetaMask did not fall silent',
    timeout: 60_000,
    interval: 50,
  })
}

const actionOf = (testid: string): 'approve' | 'reject' =>
  testid.includes('cancel') ? 'reject' : 'approve'

const answerOf = (log: readonly Line[], id: number | undefined): Answer | undefined =>
  log.find((line): line is Answer => (line.k === 'res' || line.k === 'err') && line.id === id)

/** Returns whether the real wallet has sent the response or event that this line of the recording has. */
function hasArrived(
  log: readonly Line[],
  line: Line,
  before: readonly Line[],
  ids: ReadonlyMap<number, number>,
): boolean {
  if (line.k !== 'event') return answerOf(log, ids.get(line.id)) !== undefined
  const times = (lines: readonly Line[]) =>
    lines.filter((one) => one.k === 'event' && one.ev === line.ev).length
  return times(log) >= times(before)
}

/**
 * Remembers a value that the recorded wallet generated (a hash, the id of a batch), with the value that takes
 * its place in this run.
 */
function mapGeneratedValue(
  { id, result }: Extract<Line, { k: 'res' }>,
  log: readonly Line[],
  ids: ReadonlyMap<number, number>,
  values: Map<string, string>,
): void {
  const answer = answerOf(log, ids.get(id))
  const [then, now] = [
    generatedValue(result),
    answer?.k === 'res' ? generatedValue(answer.result) : undefined,
  ]
  if (then !== undefined && now !== undefined) values.set(then, now)
}

const generatedValue = (result: unknown): string | undefined => {
  if (typeof result === 'string' && result.length > 42) return result
  const { id } = (result ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

/**
 * Replaces values that the recorded wallet generated by those of this run. Also replaces chain 0x53a, which was
 * added by hand for the recordings, by BNB Chain.
 */
const withPresentValues = (params: unknown, values: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(params), (_, item: unknown) =>
    item === '0x53a' ? '0x38' : typeof item === 'string' ? (values.get(item) ?? item) : item,
  )
