import { fence } from './fence.ts'
import { fillPlaceholders } from './fillPlaceholders.ts'
import type { SerializedValue } from '../serialize.ts'
import { send, sendAll, type ScriptContext, type StepEnd } from '../scriptContext.ts'
import { type Step, blocked } from '../defineCheck.ts'
import { requestFromNode } from './requestFromNode.ts'
import { repeatRequest } from './repeatRequest.ts'
import { runSeries } from './runSeries.ts'
import { performUserAction } from './performUserAction.ts'
import { discoverWallets, waitForAnswer, waitForEvent, waitForPrompt } from './waits.ts'

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
      return repeatRequest(step.id, filled(step.args), step.while, context)
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
      return waitForEvent(step, step.says && filled([step.says.value])[0], context)
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
      return requestFromNode(
        step,
        filled(step.params),
        step.until && filled([step.until])[0],
        context,
      )
    case 'fence':
      await fence(context)
      return undefined
    case 'need':
      return checkPrecondition(step, context)
  }
}

/** Returns a blocked verdict if the precondition does not hold. */
function checkPrecondition(
  { need: precondition, by }: Step & { do: 'need' },
  { prompts, recorder }: ScriptContext,
): StepEnd {
  if ('prompted' in precondition) {
    if (prompts?.of === precondition.prompted && prompts.open !== 0) return undefined
    return blocked(by, 'No prompt opened, so there was nothing to answer.')
  }
  const id = 'resolved' in precondition ? precondition.resolved : precondition.list
  const result = recorder.entries.find(
    ({ dir, data }) => dir === 'result' && (data as { id?: SerializedValue }).id === id,
  )
  if (!result) return blocked(by, `The call "${id}" did not resolve, and this check stands on it.`)
  const { value } = result.data as { value: SerializedValue }
  if ('resolved' in precondition || (Array.isArray(value) && value.length > 0)) return undefined
  return blocked(by, `The call "${id}" gave no list, and this check stands on it.`)
}
