import type { Recording } from '@touchstone/harness/reality'
import { insist } from './insist.ts'
import type { Hand } from './recordOne.ts'

export type Line = NonNullable<Recording['log']>[number]
type Answer = Extract<Line, { k: 'res' | 'err' }>

/**
 * Makes a recording's requests and presses its buttons, in its order, and waits for what it has.
 *
 * @param options.closes the one prompt, which has no button, is closed.
 */
export async function follow(
  model: Recording,
  hand: Hand,
  { closes = false }: { closes?: boolean } = {},
): Promise<void> {
  const pressed = (model.ui ?? []).flatMap(({ testid }) => (testid ? [actOf(testid)] : []))
  const buttons = closes ? [...pressed, 'dismiss' as const] : pressed
  const ids = new Map<number, number>()
  const values = new Map<string, string>()
  const press = async (): Promise<boolean> => {
    const pressed = buttons[0] !== undefined && (await hand.user(buttons[0])) === true
    if (pressed) buttons.shift()
    return pressed
  }

  for (const [index, line] of (model.log ?? []).entries()) {
    if (line.k === 'req') {
      ids.set(line.id, await hand.ask(line.method, translated(line.params, values)))
      continue
    }
    const before = (model.log ?? []).slice(0, index + 1)
    for (const end = Date.now() + 10_000; Date.now() < end;) {
      if (has(await hand.seen(), line, before, ids)) break
      if (buttons.length > 0 && (await hand.user('prompts'))) await press()
    }
    if (line.k === 'res') learn(line, await hand.seen(), ids, values)
    if (line.k === 'res' && line.method === 'wallet_sendCalls' && buttons.length > 0)
      await decide(hand, press, values.get(madeUp(line.result) ?? ''))
  }
  while (buttons[0] !== undefined) await insist(press, buttons[0])
  await calm(hand)
}

/**
 * A batch has its id before its prompt opens: whoever asks for its status at once hears that it is pending,
 * whatever the person is about to press.
 */
async function decide(
  hand: Hand,
  press: () => Promise<boolean>,
  batch: string | undefined,
): Promise<void> {
  if (batch === undefined) return
  for (const end = Date.now() + 20_000; Date.now() < end;) if (await hand.user('prompts')) break
  await press()
  await hand.decided(batch)
}

/** Longer than MetaMask waits before it tells of a change. */
async function calm({ seen }: Hand): Promise<void> {
  let last = ''
  for (let since = Date.now(); Date.now() - since < 1000;) {
    const now = JSON.stringify(await seen())
    if (now !== last) since = Date.now()
    last = now
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
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

/** What the wallet made up at the time (a hash, the id of a bundle) has another value now. */
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
