import { createRecorder, type Recorder } from './createRecorder.ts'
import { createManualTimers } from './createManualTimers.ts'
import { readPath, pageActions } from './pageActions.ts'
import { formatValue } from './formatValue.ts'
import { type Scenario, type Step, usualEvents } from './scenario.ts'
import type { Page, PageWindow, RunningSide, Side, WalletTypes } from './comparisonSide.ts'
import { waitForIdle } from './waitForIdle.ts'

/** Plays a scenario on one side. Returns its transcript: what the page saw, one line each, in order. */
export async function playScenario<W extends WalletTypes>(
  scenario: Scenario<W>,
  side: Side<W>,
): Promise<string[]> {
  const start = scenario.start ?? {}
  const timers = createManualTimers()
  const window: PageWindow = new EventTarget()
  const recorder = createRecorder(window)
  const globals = {
    window,
    setTimeout: timers.setTimeout,
    clearTimeout: timers.clearTimeout,
    reportError: recorder.uncaught,
    console: recorder.console,
    ...side.globals?.(start, window),
  }
  return withGlobals(globals, async () => {
    if (scenario.window) recorder.listenToWindow()
    const running = side.open(start, window)
    const page = { provider: running.provider, window }
    recorder.silently(() => {
      for (const event of scenario.events ?? usualEvents) recorder.listen(page, event)
    })
    const settle = async () => {
      await waitForIdle()
      timers.run(recorder.uncaught)
      await waitForIdle()
    }
    try {
      await settle()
      for (const step of scenario.steps) {
        take(step, page, running, recorder)
        await settle()
      }
      return recorder.end()
    } finally {
      running.close()
    }
  })
}

function take<W extends WalletTypes>(
  step: Step<W>,
  page: Page,
  running: RunningSide<W>,
  recorder: Recorder,
): void {
  if ('answer' in step && step.answer !== undefined) running.arm(step.answer)
  if ('call' in step) return recorder.call(page, step.as ?? step.call, step.call, step.args ?? [])
  if ('read' in step) return recorder.saw(`read ${step.read}`, () => readPath(page, step.read))
  if ('listen' in step) return recorder.listen(page, step.listen, step.manner)
  if ('unlisten' in step) return recorder.unlisten(page, step.unlisten)
  if ('page' in step) {
    const act = pageActions[step.page]
    if (!act) throw new Error(`There is no page act "${step.page}"; add it to pageActions.ts.`)
    return recorder.saw(`page ${step.page}`, () => act(page))
  }
  recorder.write(`-- ${formatValue(step.change.name)}`)
  running.applyChange(step.change)
}

async function withGlobals<T>(globals: Record<string, unknown>, act: () => Promise<T>): Promise<T> {
  const before = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  try {
    return await act()
  } finally {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
  }
}
