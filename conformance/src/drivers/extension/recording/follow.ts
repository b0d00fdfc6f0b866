import type { Recording } from '@touchstone/harness/reality'
import { waitUntil } from '../../../engine/waitUntil.ts'
import type { Line, Subject } from './subject.ts'

type Answer = Extract<Line, { k: 'res' | 'err' }>

/** ms in which a line of the model comes; one that does not come is a difference of this version. */
const patience = 10_000

/**
 * Makes the requests of a recording and presses its buttons, in its order, and waits for its answers and events.
 *
 * @param options.closes the one prompt, which has no button, is closed.
 * @returns the lines of the model that did not come.
 */
export async function follow(
  model: Recording,
  subject: Subject,
  { closes = false }: { closes?: boolean } = {},
): Promise<string[]> {
  const pressed = (model.ui ?? []).flatMap(({ testid }) => (testid ? [actOf(testid)] : []))
  const buttons = closes ? [...pressed, 'dismiss' as const] : pressed
  const ids = new Map<number, number>()
  const values = new Map<string, string>()
  const missing: string[] = []
  const press = async (): Promise<boolean> => {
    const done = buttons[0] !== undefined && (await subject.perform(buttons[0])) === true
    if (done) buttons.shift()
    return done
  }

  for (const [index, line] of (model.log ?? []).entries()) {
    if (line.k === 'req') {
      ids.set(line.id, await subject.ask(line.method, translated(line.params, values)))
      continue
    }
    const before = (model.log ?? []).slice(0, index + 1)
    const come = async () => {
      if (has(await subject.seen(), line, before, ids)) return true
      if (buttons.length > 0 && (await subject.perform('prompts'))) await press()
      return false
    }
    await waitUntil(come, { otherwise: nameOf(line), timeout: patience, interval: 0 }).catch(
      (error: Error) => void missing.push(error.message),
    )
    if (line.k === 'res') learn(line, await subject.seen(), ids, values)
    if (line.k === 'res' && line.method === 'wallet_sendCalls') {
      const isAnswered = hasSeveralCalls(before, line.id)
      if (isAnswered || buttons.length > 0)
        await settleBatch(
          subject,
          isAnswered ? undefined : press,
          values.get(madeUp(line.result) ?? ''),
        )
    }
  }
  while (buttons[0] !== undefined)
    await waitUntil(press, {
      otherwise: `MetaMask had no prompt for "${buttons[0]}"`,
      timeout: 60_000,
    })
  await waitUntilCalm(subject)
  return missing
}

const nameOf = (line: Exclude<Line, { k: 'req' }>): string =>
  line.k === 'event' ? `${line.ev} did not come` : `no answer to ${line.method}`

/**
 * Waits until a batch is settled. A single call has its id before its prompt opens: asked for its status at once, the
 * wallet says that it is pending, whatever the person is about to press.
 */
async function settleBatch(
  subject: Subject,
  press: (() => Promise<boolean>) | undefined,
  batch: string | undefined,
): Promise<void> {
  if (batch === undefined) return
  if (press)
    await waitUntil(press, { otherwise: 'MetaMask opened no prompt for a call', timeout: 20_000 })
  await subject.waitForBatch(batch)
}

/** MetaMask answers those after their prompt. */
function hasSeveralCalls(log: readonly Line[], id: number): boolean {
  const request = log.find((line) => line.k === 'req' && line.id === id)
  const [batch] =
    (request?.k === 'req' ? (request.params as { calls?: unknown[] }[] | null) : null) ?? []
  return (batch?.calls?.length ?? 0) > 1
}

/** Longer than MetaMask waits before it tells of a change. */
async function waitUntilCalm({ seen }: Subject): Promise<void> {
  let last = ''
  let since = Date.now()
  const isCalm = async () => {
    const now = JSON.stringify(await seen())
    if (now !== last) since = Date.now()
    last = now
    return Date.now() - since >= 1000
  }
  await waitUntil(isCalm, {
    otherwise: 'MetaMask did not fall silent',
    timeout: 60_000,
    interval: 50,
  })
}

const actOf = (testid: string): 'approve' | 'reject' =>
  testid.includes('cancel') ? 'reject' : 'approve'

const answerOf = (log: readonly Line[], id: number | undefined): Answer | undefined =>
  log.find((line): line is Answer => (line.k === 'res' || line.k === 'err') && line.id === id)

/** Whether the real wallet has said by now what this line of the model says. */
function has(
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

/** What the wallet made up at the time (a hash, the id of a batch) has another value now. */
function learn(
  { id, result }: Extract<Line, { k: 'res' }>,
  log: readonly Line[],
  ids: ReadonlyMap<number, number>,
  values: Map<string, string>,
): void {
  const answer = answerOf(log, ids.get(id))
  const [then, now] = [madeUp(result), answer?.k === 'res' ? madeUp(answer.result) : undefined]
  if (then !== undefined && now !== undefined) values.set(then, now)
}

const madeUp = (result: unknown): string | undefined => {
  if (typeof result === 'string' && result.length > 42) return result
  const { id } = (result ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : undefined
}

/** The network that was added by hand at the time is BNB Chain now. */
const translated = (params: unknown, values: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(params), (_, item: unknown) =>
    item === '0x53a' ? '0x38' : typeof item === 'string' ? (values.get(item) ?? item) : item,
  )
