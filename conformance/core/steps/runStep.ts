import { fence } from '../fence.ts'
import { fill } from '../fill.ts'
import type { SerializedValue } from '../serialize.ts'
import { send, sendAll, type ScriptContext } from '../scriptContext.ts'
import type { Step } from '../step.ts'
import type { Verdict } from '../verdict.ts'
import { discover } from './discover.ts'
import { need } from './need.ts'
import { node } from './node.ts'
import { prompt } from './prompt.ts'
import { repeat } from './repeat.ts'
import { series } from './series.ts'
import { user } from './user.ts'
import { awaitEvent, settle } from './wait.ts'

/** Reason why a script ends: a missing answer, or a verdict. */
export type StepEnd = undefined | 'unsettled' | Verdict

/** Runs one step, and records what happens in the transcript. */
export async function runStep(step: Step, stage: ScriptContext): Promise<StepEnd> {
  const { driver, recorder, world } = stage
  const filled = (args: readonly SerializedValue[] = []) =>
    args.map((arg) => fill(arg, world, recorder.entries))
  switch (step.do) {
    case 'boot':
      await driver.boot()
      return undefined
    case 'call':
      send(stage, { ...step, args: filled(step.args) })
      return undefined
    case 'burst':
      sendAll(
        stage,
        step.calls.map((call) => ({ ...call, args: filled(call.args) })),
      )
      return undefined
    case 'settle':
      return settle(step.of, stage)
    case 'repeat':
      return repeat(step.id, filled(step.args), step.while, stage)
    case 'series':
      return series(step, stage)
    case 'prompt':
      return prompt(step.of, stage)
    case 'user':
      return user(step, filled(step.args), stage)
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
      return awaitEvent(step, step.says && filled([step.says.value])[0], stage)
    case 'discover':
      await discover(stage)
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
      return node(step, filled(step.params), step.until && filled([step.until])[0], stage)
    case 'fence':
      await fence(stage)
      return undefined
    case 'need':
      return need(step, stage)
  }
}
