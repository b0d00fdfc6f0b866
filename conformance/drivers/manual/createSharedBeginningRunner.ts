import { CheckEnded } from '../../core/CheckEnded.ts'
import type { Check, Step, Verdict } from '../../core/defineCheck.ts'
import type { Environment } from '../../core/driver.ts'
import { closeContext, openContext, runScript, runSteps, withBoot } from '../../core/runScript.ts'
import type { ScriptRun } from '../../core/result.ts'
import type { ScriptContext } from '../../core/scriptContext.ts'
import { createRecorder } from '../../core/transcript.ts'

/** An open wallet in which a beginning has run. `isBack` tells whether it is in that state again. */
type SharedBeginning = { beginning: string; context: ScriptContext; isBack: () => Promise<boolean> }

/**
 * Creates a variant of `runScript` that continues after the beginning of a script if the wallet is still in that
 * state, so that a user need not connect for each check. Every transcript contains the beginning.
 *
 * @param rememberState remembers the state of the open wallet. Its result tells whether the wallet is in that state
 *   again.
 */
export function createSharedBeginningRunner(
  rememberState: () => Promise<() => Promise<boolean>>,
): typeof runScript {
  let idle: SharedBeginning | undefined

  /** Returns a wallet after the check's beginning, or the outcome if the check ends there. */
  async function begin(check: Check, environment: Environment, options: runScript.Options) {
    const steps = beginningOf(check.script)
    const beginning = JSON.stringify(steps)
    if (idle?.beginning === beginning) {
      const shared = idle
      idle = undefined
      return { shared }
    }
    await closeIdle()
    const context = await openContext(environment, options)
    let shared: SharedBeginning | undefined
    try {
      const scriptRun = await runSteps({ script: steps }, context, withBoot(steps), options)
      if (scriptRun.ended || isWaiting(context)) return { scriptRun }
      shared = { beginning, context, isBack: await rememberState() }
      return { shared }
    } finally {
      if (!shared) await closeContext(context)
    }
  }

  async function closeIdle(): Promise<void> {
    const previous = idle
    idle = undefined
    if (previous) await closeContext(previous.context)
  }

  async function runRest(
    shared: SharedBeginning,
    check: Check,
    options: runScript.Options,
  ): Promise<ScriptRun> {
    const context: ScriptContext = {
      ...shared.context,
      sentinel: options.sentinel ?? true,
      recorder: createRecorder(shared.context.recorder.entries),
      pending: new Map(shared.context.pending),
      answered: new Set(shared.context.answered),
    }
    const rest = check.script.slice(beginningOf(check.script).length)
    let isUsable = false
    try {
      const scriptRun = await runSteps(check, context, rest, options)
      for (const step of rest) if (step.do === 'listen') await context.driver.unlisten(step.id)
      isUsable = !isWaiting(context) && !endedByAct(scriptRun.ended)
      isUsable &&= await shared.isBack()
      return scriptRun
    } finally {
      if (isUsable) idle = shared
      else await closeContext(shared.context)
    }
  }

  return async (check, environment, options) => {
    if (hasSharedBeginning(check)) {
      const entered = await begin(check, environment, options)
      return entered.shared ? runRest(entered.shared, check, options) : entered.scriptRun
    }
    await closeIdle()
    return runScript(check, environment, options)
  }
}

/** Creates a variant of `runScript` that runs equal scripts once. Each check still gets its own verdict. */
export function createOnceRunner(run = runScript): typeof runScript {
  const known = new Map<string, Promise<ScriptRun>>()
  return (check, environment, options) => {
    const { script, feature, window, transport } = check
    const key = JSON.stringify([script, feature, window, transport, options])
    const scriptRun = known.get(key) ?? run(check, environment, options)
    known.set(key, scriptRun)
    scriptRun.catch((error: unknown) => {
      // Keep the outcome if the user skipped or cannot do an act, so that the user is not asked again.
      if (!(error instanceof CheckEnded)) known.delete(key)
    })
    return scriptRun
  }
}

/** Moves checks with the same beginning together, and otherwise keeps their order. */
export const groupByBeginning = (checks: readonly Check[]): Check[] =>
  [
    ...Map.groupBy(checks, (check) =>
      hasSharedBeginning(check) ? JSON.stringify(beginningOf(check.script)) : '',
    ).values(),
  ].flat()

/** Returns whether the script can continue on a wallet in which its beginning has run. */
const hasSharedBeginning = ({ script, window }: Check): boolean =>
  !window && script.every((step) => !ownPage.has(step.do === 'user' ? step.act : step.do))

const ownPage: ReadonlySet<string> = new Set([
  'boot',
  'decoy',
  'discover',
  'reload',
  'openPage',
  'openOrigin',
  'openFrame',
  'leaveAndReturn',
])

/** Returns the steps up to the first `need`, unless they leave a call open or add a listener. */
function beginningOf(script: readonly Step[]): readonly Step[] {
  const end = script.findIndex((step) => step.do === 'need') + 1
  const steps = script.slice(0, end)
  const settled = new Set(steps.map((step) => (step.do === 'settle' ? step.of : undefined)))
  const isClear = steps.every((step) => step.do !== 'call' || settled.has(step.id))
  return isClear && !steps.some((step) => step.do === 'listen') ? steps : []
}

/** Returns whether a skipped or impossible act, or the time limit, left an unknown state. */
const endedByAct = (ended: Verdict | undefined): boolean =>
  ended?.status === 'timeout' ||
  ended?.status === 'manual-pending' ||
  (ended?.status === 'blocked' && ended.by.startsWith('user.'))

const isWaiting = ({ pending, answered }: ScriptContext): boolean =>
  [...pending.keys()].some((id) => !answered.has(id))
