import { waitForPendingEvents } from './waitForPendingEvents.ts'
import { fillPlaceholders } from './fillPlaceholders.ts'
import type { SerializedValue } from '../serialize.ts'
import {
  send,
  sendAll,
  recordAnswerWhenSettled,
  recordAnswer,
  recordCall,
} from '../sendAndRecordCalls.ts'
import type { ScriptContext, StepEnd } from '../scriptContext.ts'
import { blocked, missingAction, type Step } from '../defineCheck.ts'
import { requestFromNode } from './requestFromNode.ts'
import { repeatRequestWhile } from './repeatRequestWhile.ts'
import { discoverWallets, waitForAnswer, waitForEvent, waitForPrompt } from './waitSteps.ts'
import type { Call, UserAction, CheckResources } from '../driver.ts'
import { pollUntil } from '../pollUntil.ts'

/** Runs one step, and records what happens in the transcript. */
export async function runStep(step: Step, context: ScriptContext): Promise<StepEnd> {
  const { driver, recorder, resources } = context
  const filled = (args: readonly SerializedValue[] = []) =>
    args.map((arg) => fillPlaceholders(arg, resources, recorder.entries))
  switch (step.do) {
    case 'boot':
      await driver.boot()
      return undefined
    case 'call':
      send(context, { ...step, args: filled(step.args) })
      return undefined
    case 'burst':
      sendAll(
        context,
        step.calls.map((call) => ({ ...call, args: filled(call.args) })),
      )
      return undefined
    case 'settle':
      return waitForAnswer(step.of, context)
    case 'repeat':
      return repeatRequestWhile(step.id, filled(step.args), step.while, context)
    case 'series':
      return runSeries(step, context)
    case 'prompt':
      return waitForPrompt(step.of, context)
    case 'user':
      return performUserAction(step, filled(step.args), context)
    case 'listen': {
      const returned = await driver.listen(step)
      recorder.add('action', 'listen', {
        id: step.id,
        event: step.event,
        ...(step.page && { page: step.page }),
        returned,
      })
      return undefined
    }
    case 'unlisten':
      await driver.unlisten(step.id)
      recorder.add('action', 'unlisten', { id: step.id })
      return undefined
    case 'await':
      return waitForEvent(step, step.match && filled([step.match.value])[0], context)
    case 'discover':
      await discoverWallets(context)
      return undefined
    case 'decoy':
      recorder.add('action', 'decoy')
      await driver.decoy()
      return undefined
    case 'inspect':
      recorder.add('action', 'inspect', {
        id: step.id,
        path: step.path,
        ...(await driver.inspect(step.path)),
      })
      return undefined
    case 'node':
      return requestFromNode(step, filled(step.params), context)
    case 'fence':
      await waitForPendingEvents(context)
      return undefined
    case 'need':
      return checkPrecondition(step, context)
  }
}

/** Returns a blocked verdict if the precondition does not hold. */
function checkPrecondition(
  { need: precondition, blockedBy }: Step & { do: 'need' },
  { prompts, recorder }: ScriptContext,
): StepEnd {
  if ('prompted' in precondition) {
    if (prompts?.of === precondition.prompted && prompts.open !== 0) return undefined
    return blocked(blockedBy, 'No prompt opened, so there was nothing to answer.')
  }
  const id = 'resolved' in precondition ? precondition.resolved : precondition.list
  const result = recorder.entries.find(
    ({ dir, data }) => dir === 'result' && (data as { id?: SerializedValue }).id === id,
  )
  if (!result)
    return blocked(blockedBy, `The call "${id}" did not resolve, and this check needs its result.`)
  const { value } = result.data as { value: SerializedValue }
  if ('resolved' in precondition || (Array.isArray(value) && value.length > 0)) return undefined
  return blocked(blockedBy, `The call "${id}" gave no list, which this check needs.`)
}

const rejectIfPrompted = { do: 'user', act: 'reject', if: 'prompted' } as const

/** Makes calls in sequence. If a call opens a prompt, the user rejects the prompt before the next call. */
async function runSeries(
  { calls }: Step & { do: 'series' },
  context: ScriptContext,
): Promise<StepEnd> {
  let remaining = calls.map((call): Call => ({ ...call, on: 'provider', path: 'request' }))
  while (remaining.length > 0) {
    const answeredCount = await callUntilOpen(remaining, context)
    const open = remaining[answeredCount]
    if (!open) return undefined
    await waitForPrompt(open.id, context)
    const end =
      (await performUserAction(rejectIfPrompted, [], context)) ??
      (await waitForAnswer(open.id, context))
    if (end) return end
    remaining = remaining.slice(answeredCount + 1)
  }
  return undefined
}

/** Makes calls until one has no immediate answer. Returns the number of calls before that one. */
async function callUntilOpen(calls: readonly Call[], context: ScriptContext): Promise<number> {
  const { requestEach } = context.driver
  if (!requestEach) {
    send(context, calls[0]!)
    return 0
  }
  const { answers, open } = await requestEach(calls)
  for (const [i, answer] of answers.entries()) {
    recordCall(context, calls[i]!)
    recordAnswer(context, calls[i]!, answer)
  }
  const waiting = calls[answers.length]
  if (waiting && open) {
    recordCall(context, waiting)
    recordAnswerWhenSettled(context, waiting, open)
  }
  return answers.length
}

const answering: ReadonlySet<UserAction> = new Set(['approve', 'reject', 'dismiss'])

/** Performs a user action and records it. Returns a blocked verdict if the action does not exist on this wallet. */
export async function performUserAction(
  step: Step & { do: 'user' },
  filledArgs: readonly SerializedValue[],
  context: ScriptContext,
): Promise<StepEnd> {
  const { driver, recorder, environment, resources, prompts, answered } = context
  if (step.if === 'prompted' && prompts?.open === 0) return undefined
  const action = driver.user[step.act]
  if (!action && step.if === 'possible') return undefined
  if (!action) return missingAction(step.act)
  const args =
    step.act === 'approve'
      ? filledArgs.map((choice) => replaceMissingAccount(choice, resources))
      : filledArgs
  let done = await action(...args)
  // If the wallet cannot count its prompts, repeat the action until it succeeds, the call is answered or the time is
  // over.
  if (answering.has(step.act) && prompts && prompts.open === undefined) {
    const isDone = async () => {
      if (done !== false || answered.has(prompts.of)) return true
      done = await action(...args)
      return false
    }
    await pollUntil(isDone, environment)
  }
  if (step.act === 'approve' && done === refused) return recordRefusal(args, context)
  recorder.add('action', step.act, { args, done })
  return undefined
}

/** Result of `approve` if the wallet's form cannot be confirmed. */
const refused = 'refused'

/** Records that the wallet's form cannot be confirmed, and closes the form, so that the call is answered. */
async function recordRefusal(
  args: readonly SerializedValue[],
  { driver, recorder, prompts }: ScriptContext,
): Promise<StepEnd> {
  recorder.add('action', 'approve', { args, done: refused, ...(prompts && { of: prompts.of }) })
  const close = driver.user.reject ? 'reject' : 'dismiss'
  recorder.add('action', close, { args: [], done: (await driver.user[close]?.()) ?? null })
  return undefined
}

/** Returns the choice with the wallet's first account if the wallet has none of the chosen accounts (all `null`). */
function replaceMissingAccount(
  choice: SerializedValue,
  { accounts: [first] }: CheckResources,
): SerializedValue {
  const { accounts } = choice as { accounts?: readonly SerializedValue[] }
  if (!first || !accounts?.length || accounts.some((one) => one !== null)) return choice
  return { ...(choice as object), accounts: [first.address] }
}
