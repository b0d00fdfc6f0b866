import { userActions, type UserAction } from '../driver.ts'
import { withDeadline } from '../withDeadline.ts'
import type { SerializedValue } from '../serialize.ts'
import type { ScriptContext } from '../scriptContext.ts'
import type { ValueCondition, Step } from '../step.ts'
import type { Entry, Transcript } from '../transcript.ts'
import type { StepEnd } from './runStep.ts'

/** Waits for the answer of a call. Without an answer, the script ends. */
export async function settle(
  of: string,
  { pending, recorder, environment, prompts }: ScriptContext,
): Promise<StepEnd> {
  const answer = pending.get(of)
  if (!answer) throw new Error(`The script settles "${of}", which it never called.`)
  // A prompt step that found no prompt has already waited for the answer.
  const waited = prompts?.of === of && prompts.open === 0
  const ms = Math.min(environment.pace.step, waited ? 1000 : Infinity)
  if (
    await withDeadline(
      answer.then(() => true),
      environment,
      ms,
    )
  )
    return undefined
  recorder.add('action', 'unsettled', { of, ms })
  return 'unsettled'
}

/** Waits for an event. The judge decides whether a missing event is wrong. */
export async function awaitEvent(
  wanted: Awaited,
  value: SerializedValue | undefined,
  { recorder, environment, silent }: ScriptContext,
): Promise<StepEnd> {
  const { event, says } = wanted
  const isFree = says?.unless !== undefined && wasDone(says.unless, recorder.entries)
  const fits = isFree ? { ...wanted, says: undefined } : wanted
  const key = JSON.stringify([event, fits.says?.path, stimulusOf(recorder.entries)])
  const watch = recorder.watch((entry) => isEvent(entry, fits, value))
  const { step, fence, news = step } = environment.pace
  const usual = event === 'message' ? news : step
  // The event was missing after the full time before, so a short wait confirms that it is missing.
  const ms = silent.has(key) ? Math.min(fence / 4, usual) : usual
  const seen = await withDeadline(watch.seen, environment, ms)
  watch.stop()
  if (seen) silent.delete(key)
  else silent.add(key)
  return undefined
}

type Awaited = Step & { do: 'await' }

const wasDone = (act: UserAction, entries: Transcript): boolean =>
  entries.some(({ dir, what }) => dir === 'action' && what === act)

/** Returns the last user action or call, except answers to prompts, which belong to their call. */
function stimulusOf(entries: Transcript): string {
  const last = entries.findLast(
    ({ dir, what }) => dir === 'call' || (dir === 'action' && outward.has(what)),
  )
  return last?.what ?? 'boot'
}

const outward: ReadonlySet<string> = new Set(
  userActions.filter((act) => !['approve', 'reject', 'dismiss'].includes(act)),
)

function isEvent(
  { dir, what, data }: Entry,
  {
    event,
    listener,
    says,
  }: Pick<Awaited, 'event' | 'listener'> & { says?: ValueCondition | undefined },
  value: SerializedValue | undefined,
): boolean {
  if (dir !== 'event' || what !== event) return false
  const heard = data as { listener?: SerializedValue; args?: readonly SerializedValue[] }
  if (listener && heard.listener !== listener) return false
  return !says || same(valueAt(heard.args?.[0], says.path), value)
}

/**
 * Compares values. Wallets differ in the case of an address (EIP-55 or lower), and some return a quantity as
 * a number.
 */
export function same(
  said: SerializedValue | undefined,
  value: SerializedValue | undefined,
): boolean {
  if (typeof said === 'number' && typeof value === 'string') return said === Number(value)
  if (typeof said !== 'string' || typeof value !== 'string') return said === value
  return said.toLowerCase() === value.toLowerCase()
}

export function valueAt(
  from: SerializedValue | undefined,
  path: readonly string[],
): SerializedValue | undefined {
  let value = from
  for (const key of path)
    value = (value as { [key: string]: SerializedValue } | null | undefined)?.[key]
  return value
}
