import type { Check } from './defineCheck.ts'
import type { Environment, DriverEvent } from './driver.ts'
import { failsRun } from './expectations.ts'
import { grade, type ScriptRun } from './grade.ts'
import { ModuleFault } from './ModuleFault.ts'
import { pollUntil, within } from './withDeadline.ts'
import { recordAnswer, type ScriptContext } from './scriptContext.ts'
import { callsOf, type Step } from './step.ts'
import { runStep } from './steps/runStep.ts'
import { createRecorder } from './transcript.ts'
import { rejectAfterClose } from './rejectAfterClose.ts'
import { type Verdict, blocked } from './verdict.ts'

export declare namespace runScript {
  type Options = {
    /** Time limit of the whole script, in ms. */
    timeout: number
    /** Whether an event can close a fence on this wallet. Default: true. */
    sentinel?: boolean
    /** Events that this wallet did not send before: see {@link ScriptContext.silent}. Default: none. */
    silent?: Set<string>
  }
}

/**
 * Runs a check's script on a new wallet and records the transcript. Leaves the judging to the judge, except
 * where it is impossible: a missing user action, or an unmet need.
 *
 * @throws ModuleFault if the wallet broke its process. Rethrows other errors of the driver.
 */
export async function runScript(
  check: Check,
  environment: Environment,
  options: runScript.Options,
): Promise<ScriptRun> {
  const context = await openContext(environment, options)
  const { evidence } = context.driver
  try {
    const played = await runSteps(check, context, withBoot(check.script), options)
    // Save evidence while the pages are open. The judge runs again later, with the same result.
    if (evidence && failsRun(grade(check, played, 0))) await evidence(check.id)
    return played
  } catch (error) {
    await evidence?.(check.id).catch(() => undefined)
    throw error
  } finally {
    await closeContext(context)
  }
}

/** Opens a new wallet and prepares to run steps on it. */
export async function openContext(
  environment: Environment,
  { sentinel = true, silent = new Set() }: runScript.Options,
): Promise<ScriptContext> {
  const { driver: opened, world } = await environment.open()
  const { driver, ask } = rejectAfterClose(opened, environment.ask)
  const recorder = createRecorder()
  recorder.add('action', 'world', { accounts: world.accounts.map(({ address }) => address) })
  return {
    driver,
    ask,
    world,
    environment,
    recorder,
    sentinel,
    silent,
    pending: new Map(),
    answered: new Set(),
    prompts: undefined,
  }
}

/** Runs these steps of a check. The transcript also has the entries of earlier steps on this context. */
export async function runSteps(
  check: Excusable,
  context: ScriptContext,
  steps: readonly Step[],
  { timeout }: runScript.Options,
): Promise<ScriptRun> {
  const { driver, world, recorder } = context
  const quiet = world.onNodeRequest(({ chainId, method, params }) => {
    recorder.add('rpc', method, { chainId, params })
  })
  const flood = Promise.withResolvers<never>()
  flood.promise.catch(() => undefined)
  driver.onEvent((heard) => {
    if ('flooded' in heard) flood.reject(flooded(heard.flooded))
    else note(context, heard)
  })
  try {
    const playing = () => Promise.race([playAll(steps, context), flood.promise])
    const excuse = excused(check, context)
    const ended = excuse ?? (await within(playing(), timeout, late(timeout)))
    const played = { transcript: [...recorder.entries], ...(ended && { ended }) }
    if (!excuse) await cleanUp(check, context)
    return played
  } finally {
    quiet()
  }
}

async function cleanUp({ cleanup = [] }: Excusable, context: ScriptContext): Promise<void> {
  for (const step of cleanup) await runStep(step, { ...context, recorder: createRecorder() })
}

export async function closeContext({ driver, environment }: ScriptContext): Promise<void> {
  await driver.close()
  // Wait until the wallet is idle, so that its late requests do not reach the node during the next check.
  const { idle, pace } = environment
  if (idle) await pollUntil(async () => idle(), { pace }, Math.min(pace.fence, 150))
}

const flooded = (events: number) =>
  new ModuleFault('flooded', `The wallet sent ${events} events in one check.`)

const late = (ms: number): Verdict => ({
  status: 'timeout',
  message: `The check was not over within ${ms} ms.`,
})

type Excusable = Pick<Check, 'feature' | 'window' | 'script' | 'transport' | 'cleanup'>

/** Returns why this check cannot run on this wallet, or undefined. */
function excused(check: Excusable, { driver, environment }: ScriptContext): Verdict | undefined {
  if (check.feature && driver.lacks.includes(check.feature)) {
    return {
      status: 'not-applicable',
      message: `The wallet declares that it lacks "${check.feature}".`,
    }
  }
  const service = check.feature && driver.missingServices?.[check.feature]
  if (service) {
    return {
      status: 'not-applicable',
      message: `"${check.feature}" depends on ${service}, which this environment does not imitate.`,
    }
  }
  if (check.window && !driver.window) {
    return { status: 'not-applicable', message: 'The wallet has no window to announce itself in.' }
  }
  if (check.transport && driver.transport !== check.transport) {
    return { status: 'not-applicable', message: 'The wallet is no WalletConnect pair.' }
  }
  const needed = check.script.flatMap((step) => (step.do === 'user' && !step.if ? [step.act] : []))
  const missing = needed.find((act) => !driver.user[act])
  const reason = missing && environment.cannot[missing]
  if (reason) return { status: 'not-applicable', message: reason }
  return missing && blocked(`user.${missing}`, `Nobody can do "${missing}" on this wallet here.`)
}

/** Adds a `boot` step at the beginning of a script that has none. */
export const withBoot = (script: readonly Step[]): readonly Step[] =>
  script.some((step) => step.do === 'boot') ? script : [{ do: 'boot' }, ...script]

async function playAll(
  script: readonly Step[],
  context: ScriptContext,
): Promise<Verdict | undefined> {
  for (const step of script) {
    for (const { id } of callsOf(step)) await arrange(id, script, context)
    const end = await runStep(step, context)
    if (end === 'unsettled') return undefined
    if (end) return end
  }
  return undefined
}

/**
 * Before a call, prepares what the script depends on: that the call prompts, or that its prompt can be
 * dismissed.
 */
async function arrange(
  call: string,
  script: readonly Step[],
  { driver, environment, recorder }: ScriptContext,
): Promise<void> {
  let last = ''
  for (const step of script) {
    last = callsOf(step).at(-1)?.id ?? last
    const wish = wishOf(step, call, last)
    if (wish === undefined || !environment.arranges?.includes(wish)) continue
    recorder.add('action', 'arrange', { for: wish })
    await driver.arrange?.(wish)
  }
}

/** @param last id of the last call before the step. A `dismiss` step dismisses its prompt. */
function wishOf(step: Step, call: string, last: string): string | undefined {
  if (step.do === 'user' && step.act === 'dismiss') return last === call ? 'dismiss' : undefined
  if (step.do !== 'need' || !('prompted' in step.need)) return undefined
  return step.need.prompted === call ? step.by : undefined
}

function note(context: ScriptContext, heard: Exclude<DriverEvent, { flooded: number }>): void {
  if ('inside' in heard) return recordAnswer(context, heard.call, heard.answer)
  if ('rpc' in heard) return void context.recorder.add('rpc', heard.rpc, heard.data)
  const { event, ...rest } = heard
  context.recorder.add('event', event, rest)
}
