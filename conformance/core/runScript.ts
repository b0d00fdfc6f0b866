import { arrangeCallPrerequisites } from './arrangeCallPrerequisites.ts'
import { type Check, type CheckMeta, callsOf, type Step, type Verdict } from './defineCheck.ts'
import { CheckEnded } from './CheckEnded.ts'
import type { Environment, DriverEvent } from './driver.ts'
import { failsRun } from './expectations.ts'
import { grade, type ScriptRun } from './result.ts'
import { ModuleFault } from './ModuleFault.ts'
import { verdictIfNotRunnable } from './verdictIfNotRunnable.ts'
import { waitUntilIdle } from './pollUntil.ts'
import { withTimeout } from './withTimeout.ts'
import { recordAnswer } from './sendAndRecordCalls.ts'
import type { ScriptContext } from './scriptContext.ts'
import { runStep } from './steps/runStep.ts'
import { createRecorder, type Transcript } from './transcript.ts'
import { rejectActionsAfterClose } from './rejectActionsAfterClose.ts'

/** A check without its description and its judge. */
type Runnable = Omit<Check, keyof CheckMeta | 'judge'>

export declare namespace runScript {
  type Options = {
    /** Time limit of the whole script, in ms. */
    timeout: number
    /** Whether fences wait for `chainChanged`. Otherwise they wait for three requests. Default: true. */
    sentinel?: boolean
    /** Events that this wallet did not send in earlier scripts: see {@link ScriptContext.silent}. Default: none. */
    silent?: Set<string>
    /** Receives the transcript so far if an error ends the script. Default: the transcript is lost. */
    onError?: (transcript: Transcript) => void
  }
}

/**
 * Runs a check's script on a new wallet and records the transcript, for the judge. Returns a verdict too if the
 * transcript cannot be judged, for example because a user action is missing or the time is over.
 *
 * @throws ModuleFault if the wallet broke its process or sent too many events. Rethrows other errors of the driver.
 */
export async function runScript(
  check: Check,
  environment: Environment,
  options: runScript.Options,
): Promise<ScriptRun> {
  const context = await openContext(environment, options)
  const { evidence } = context.driver
  try {
    const scriptRun = await runSteps(check, context, withBoot(check.script), options)
    // The evidence must be saved while the pages are open, so judge here. The caller judges again, with the
    // same result.
    if (evidence && failsRun(grade(check, scriptRun, 0))) await evidence(check.id)
    return scriptRun
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
  const { driver: opened, resources } = await environment.open()
  const { driver, ask } = rejectActionsAfterClose(opened, environment.ask)
  const recorder = createRecorder()
  recorder.add('action', 'resources', {
    accounts: resources.accounts.map(({ address }) => address),
  })
  return {
    driver,
    ask,
    resources,
    environment,
    recorder,
    sentinel,
    silent,
    pending: new Map(),
    answered: new Set(),
    prompts: undefined,
  }
}

/** Runs these steps of a check. The transcript also has the entries of steps that ran in this context before. */
export async function runSteps(
  check: Runnable,
  context: ScriptContext,
  steps: readonly Step[],
  { timeout, onError }: runScript.Options,
): Promise<ScriptRun> {
  const { driver, resources, recorder } = context
  const stopRecording = resources.onNodeRequest(({ chainId, method, params }) => {
    recorder.add('rpc', method, { chainId, params })
  })
  const flood = Promise.withResolvers<never>()
  flood.promise.catch(() => undefined)
  driver.onEvent((event) => {
    if ('flooded' in event) flood.reject(floodFault(event.flooded))
    else recordEvent(context, event)
  })
  try {
    const reason = verdictIfNotRunnable(check, context)
    const run = () => Promise.race([runAll(check, steps, context), flood.promise]).catch(verdictOf)
    const ended = reason ?? (await withTimeout(run(), timeout, timeoutVerdict(timeout)))
    const scriptRun = { transcript: [...recorder.entries], ...(ended && { ended }) }
    if (!reason) await cleanUp(check, context)
    return scriptRun
  } catch (error) {
    onError?.([...recorder.entries])
    throw error
  } finally {
    stopRecording()
  }
}

/**
 * Returns the verdict with which a driver ended the check.
 *
 * @throws every other error.
 */
function verdictOf(error: unknown): Verdict {
  if (error instanceof CheckEnded) return error.verdict
  throw error
}

async function cleanUp({ cleanup = [] }: Runnable, context: ScriptContext): Promise<void> {
  // A wallet may send a transaction after it has responded. Wait for it, so that the cleanup reverts it too.
  if (cleanup.length > 0) await waitUntilIdle(context.environment)
  const errors: unknown[] = []
  // A failed step must not prevent the next ones: they revert other changes.
  for (const step of cleanup)
    await runStep(step, { ...context, recorder: createRecorder() }).catch((error: unknown) =>
      errors.push(error),
    )
  if (errors.length > 0) throw errors[0]
}

/** Closes the wallet of a context. */
export async function closeContext(context: ScriptContext): Promise<void> {
  await context.driver.close()
  // Requests that this wallet still sends must not reach the node during the next check.
  await waitUntilIdle(context.environment)
}

const floodFault = (events: number) =>
  new ModuleFault('flooded', `The wallet sent ${events} events in one check.`)

const timeoutVerdict = (ms: number): Verdict => ({
  status: 'timeout',
  message: `The check was not over within ${ms} ms.`,
})

/** Adds a `boot` step at the beginning of a script that has none. */
export const withBoot = (script: readonly Step[]): readonly Step[] =>
  script.some((step) => step.do === 'boot') ? script : [{ do: 'boot' }, ...script]

async function runAll(
  check: Pick<Check, 'connectsInPrompt'>,
  script: readonly Step[],
  context: ScriptContext,
): Promise<Verdict | undefined> {
  for (const step of script) {
    for (const call of callsOf(step))
      await arrangeCallPrerequisites(call, { ...check, script }, context)
    const end = await runStep(step, context)
    if (end === 'unsettled') return undefined
    if (end) return end
  }
  return undefined
}

function recordEvent(
  context: ScriptContext,
  driverEvent: Exclude<DriverEvent, { flooded: number }>,
): void {
  if ('inListener' in driverEvent)
    return recordAnswer(context, driverEvent.call, driverEvent.answer)
  if ('rpc' in driverEvent)
    return void context.recorder.add('rpc', driverEvent.rpc, driverEvent.data)
  const { event, ...data } = driverEvent
  context.recorder.add('event', event, data)
}
