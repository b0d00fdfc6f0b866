import { createRecorder, type Recorder } from './createRecorder.ts'
import { createHeldTimers } from './createHeldTimers.ts'
import { lookAt, pageActs } from './pageActions.ts'
import { say } from './formatValue.ts'
import type { Scenario, Step } from './scenario.ts'
import { withGlobals } from './withGlobals.ts'
import type { PageWindow, Side, World } from './environment.ts'

/** Events that pages listen to. */
export const usualEvents = [
  'connect',
  'disconnect',
  'accountsChanged',
  'chainChanged',
  'networkChanged',
  'message',
]

/**
 * Plays a scenario on one side and returns its transcript: one line for each call, answer, event, read and
 * console message, in the order in which the page saw them.
 */
export async function play<Start, Answer, Happening>(
  scenario: Scenario<Start, Answer, Happening>,
  side: Side<Start, Answer, Happening>,
): Promise<string[]> {
  const timers = createHeldTimers()
  const window: PageWindow = new EventTarget()
  const recorder = createRecorder(window)
  const globals = {
    window,
    setTimeout: timers.setTimeout,
    clearTimeout: timers.clearTimeout,
    reportError: recorder.uncaught,
    console: recorder.console,
    ...side.globals?.(scenario.start, window),
  }
  return withGlobals(globals, async () => {
    if (scenario.window) recorder.listenToWindow()
    const world = side.open(scenario.start, window)
    recorder.silently(() => {
      for (const event of scenario.events ?? usualEvents) recorder.listen(world.page, event)
    })
    const settle = async () => {
      await world.quiet()
      timers.run(recorder.uncaught)
      await world.quiet()
    }
    try {
      await settle()
      for (const step of scenario.steps) {
        take(step, world, recorder)
        await settle()
      }
      return recorder.end()
    } finally {
      world.close()
    }
  })
}

function take<Answer, Happening>(
  step: Step<Answer, Happening>,
  world: World<Answer, Happening>,
  recorder: Recorder,
): void {
  const { page } = world
  if ('answer' in step && step.answer !== undefined) world.arm(step.answer)
  if ('call' in step) return recorder.call(page, step.as ?? step.call, step.call, step.args ?? [])
  if ('read' in step) return recorder.saw(`read ${step.read}`, () => lookAt(page, step.read))
  if ('listen' in step) return recorder.listen(page, step.listen, step.manner)
  if ('unlisten' in step) return recorder.unlisten(page, step.unlisten)
  if ('page' in step) {
    const act = pageActs[step.page]
    if (!act) throw new Error(`There is no page act "${step.page}"; add it to pageActs.ts.`)
    return recorder.saw(`page ${step.page}`, () => act(page))
  }
  recorder.write(`-- ${say(nameOf(step.happens))}`)
  world.happen(step.happens)
}

const nameOf = (happening: unknown): unknown => (happening as { name?: string }).name ?? happening
