import { userActions, type UserAction } from '../driver.ts'
import type { ScriptContext, StepEnd } from '../scriptContext.ts'
import { type SerializedValue, valueAt } from '../serialize.ts'
import type { Step } from '../defineCheck.ts'
import type { Entry, Transcript } from '../transcript.ts'
import { withDeadline } from '../withDeadline.ts'
import { pollUntil } from '../pollUntil.ts'
import { withTimeout } from '../withTimeout.ts'
import { isUsageError } from '../UsageError.ts'

/** Waits for the answer of a call. Without an answer, the script ends. */
export async function waitForAnswer(of: string, context: ScriptContext): Promise<StepEnd> {
  const { pending, answered, recorder, environment, prompts } = context
  const answer = pending.get(of)
  if (!answer) throw new Error(`The script settles "${of}", which it never called.`)
  // If the prompt step of this call found no prompt, it has already waited for the answer.
  const waited = prompts?.of === of && prompts.open === 0
  const ms = Math.min(environment.pace.step, waited ? 1000 : Infinity)
  const isAnswered = answer.then(() => true)
  if (await withDeadline(isAnswered, environment, ms)) return undefined
  const open = await countOpenPrompts(context)
  // The answer may have come in the meantime.
  if (answered.has(of)) return undefined
  recorder.add('action', 'unsettled', { of, ms, ...(open > 0 && { open }) })
  return 'unsettled'
}

/** Time limit in ms for the number of prompts that are open when an answer is missing. */
const countTime = 1000

/**
 * Returns the number of open prompts, or 0 if the wallet cannot tell it in time, or only a user can.
 *
 * @throws UsageError if the driver does not know the screen of the prompt.
 */
async function countOpenPrompts({ driver, environment }: ScriptContext): Promise<number> {
  const { prompts } = driver.user
  if (!prompts || environment.plainFences) return 0
  const count = prompts().then(toCount, (cause: unknown) => {
    if (isUsageError(cause)) throw cause
    return 0
  })
  return (await withTimeout(count, countTime, 0)) || 0
}

/** Waits until a prompt is open, or the call is answered without one, and records the number of prompts. */
export async function waitForPrompt(of: string, context: ScriptContext): Promise<StepEnd> {
  const { driver, recorder, environment, answered, pending } = context
  const readPrompts = driver.user.prompts
  let open: number | undefined
  const isPromptedOrAnswered = async () => {
    // Read `answered` before counting the prompts: then a prompt that opens in between is still found.
    const done = answered.has(of)
    open = toCount(await readPrompts?.())
    return open > 0 || done
  }
  if (readPrompts && environment.plainFences) {
    // Ask a user only once. After the reply that no prompt is open, the wallet still has time to answer
    // without one.
    if (!(await isPromptedOrAnswered()) && pending.has(of))
      await pollUntil(async () => answered.has(of), environment)
  } else if (readPrompts) await pollUntil(isPromptedOrAnswered, environment)
  context.prompts = { of, open }
  recorder.add('prompt', 'open', { of, open: open ?? { $: 'undefined' } })
  return undefined
}

/**
 * Converts what the user action `prompts` returned to a number. A provider module may return anything, and
 * `Number` throws for an object with an invalid `toString`.
 */
const toCount = (answer: SerializedValue | undefined): number =>
  typeof answer === 'object' && answer !== null ? NaN : Number(answer)

/** Waits for an event. The judge decides whether a missing event is wrong. */
export async function waitForEvent(
  step: AwaitStep,
  value: SerializedValue | undefined,
  { recorder, environment, silent }: ScriptContext,
): Promise<StepEnd> {
  const { event, match: given } = step
  const isFree = given?.unless !== undefined && wasDone(given.unless, recorder.entries)
  const match = isFree ? undefined : given
  const key = JSON.stringify([event, match?.path, stimulusOf(recorder.entries)])
  const watch = recorder.watch(
    (entry) =>
      isEvent(entry, step) &&
      (!match || isSameValue(valueAt(entry.data, 'args', '0', ...match.path), value)),
  )
  const { step: usual, fence, news = usual } = environment.pace
  const fullTime = event === 'message' ? news : usual
  // An earlier wait for this event took the full time in vain, so a short wait confirms that the event is
  // missing.
  const ms = silent.has(key) ? Math.min(fence / 4, fullTime) : fullTime
  const found = await withDeadline(watch.found, environment, ms)
  watch.stop()
  if (found) silent.delete(key)
  else silent.add(key)
  return undefined
}

type AwaitStep = Step & { do: 'await' }

const wasDone = (act: UserAction, entries: Transcript): boolean =>
  entries.some(({ dir, what }) => dir === 'action' && what === act)

/**
 * Returns the last user action or call. Ignores answers to a prompt, because they belong to the call that opened the
 * prompt.
 */
function stimulusOf(entries: Transcript): string {
  const last = entries.findLast(
    ({ dir, what }) => dir === 'call' || (dir === 'action' && stimuli.has(what)),
  )
  return last?.what ?? 'boot'
}

const stimuli: ReadonlySet<string> = new Set(
  userActions.filter((act) => !['approve', 'reject', 'dismiss'].includes(act)),
)

const isEvent = ({ dir, what, data }: Entry, { event, listener }: AwaitStep): boolean =>
  dir === 'event' && what === event && (!listener || valueAt(data, 'listener') === listener)

/**
 * Returns whether two values mean the same. Wallets differ in the case of an address (EIP-55 or lower), and
 * some return a quantity as a number.
 */
export function isSameValue(
  actual: SerializedValue | undefined,
  value: SerializedValue | undefined,
): boolean {
  if (typeof actual === 'number' && typeof value === 'string') return actual === Number(value)
  if (typeof actual !== 'string' || typeof value !== 'string') return actual === value
  return actual.toLowerCase() === value.toLowerCase()
}

/**
 * Requests announcements (EIP-6963) and waits a moment for that of the provider under test, because the EIP
 * does not require an announcement in the same turn. The judge reports a missing one.
 */
export async function discoverWallets({
  driver,
  recorder,
  environment,
}: ScriptContext): Promise<void> {
  const request = recorder.add('action', 'discover')
  const start = recorder.entries.indexOf(request)
  const watch = recorder.watch((entry) => isOwn(entry) && recorder.entries.indexOf(entry) > start)
  await driver.discover()
  await withDeadline(watch.found, environment, environment.pace.fence)
  watch.stop()
}

/**
 * Returns whether an entry is the announcement of the provider under test. The agent numbers the providers, and
 * gives this one the number 0. Another wallet may announce itself first.
 */
const isOwn = ({ dir, what, data }: Entry): boolean =>
  dir === 'event' &&
  what === 'eip6963:announceProvider' &&
  valueAt(data, 'args', '0', 'provider') === 0
