import { patiently } from '../patience.ts'
import type { Seen } from '../seen.ts'
import type { Stage } from '../stage.ts'
import type { Step } from '../step.ts'
import type { Entry } from '../transcript.ts'
import type { End } from './playStep.ts'

/** Waits for the answer of a call; a script does not go on past one that never comes. */
export async function settle(
  of: string,
  { pending, recorder, environment, prompts }: Stage,
): Promise<End> {
  const answer = pending.get(of)
  if (!answer) throw new Error(`The script settles "${of}", which it never called.`)
  // Whoever waited for a prompt in vain has waited for the answer too.
  const waited = prompts?.of === of && prompts.open === 0
  const ms = Math.min(environment.pace.step, waited ? 1000 : Infinity)
  if (
    await patiently(
      answer.then(() => true),
      environment,
      ms,
    )
  )
    return undefined
  recorder.add('action', 'unsettled', { of, ms })
  return 'unsettled'
}

/** Waits for an event. Whether it had to come is for the judge to say. */
export async function awaitEvent(
  wanted: Awaited,
  value: Seen | undefined,
  { recorder, environment }: Stage,
): Promise<End> {
  const watch = recorder.watch((entry) => isEvent(entry, wanted, value))
  const { step, news = step } = environment.pace
  await patiently(watch.seen, environment, wanted.event === 'message' ? news : step)
  watch.stop()
  return undefined
}

type Awaited = Step & { do: 'await' }

function isEvent(
  { dir, what, data }: Entry,
  { event, listener, says }: Awaited,
  value: Seen | undefined,
): boolean {
  if (dir !== 'event' || what !== event) return false
  const heard = data as { listener?: Seen; args?: readonly Seen[] }
  if (listener && heard.listener !== listener) return false
  return !says || same(valueAt(heard.args?.[0], says.path), value)
}

/** Wallets differ in the case of an address (EIP-55 or lower). */
export function same(said: Seen | undefined, value: Seen | undefined): boolean {
  if (typeof said !== 'string' || typeof value !== 'string') return said === value
  return said.toLowerCase() === value.toLowerCase()
}

export function valueAt(from: Seen | undefined, path: readonly string[]): Seen | undefined {
  let value = from
  for (const key of path) value = (value as { [key: string]: Seen } | null | undefined)?.[key]
  return value
}
