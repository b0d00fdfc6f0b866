import type { Check } from './check.ts'
import type { Environment, Heard } from './driver.ts'
import { until } from './patience.ts'
import { noteAnswer, within, type Stage } from './stage.ts'
import type { Step } from './step.ts'
import { blocked } from './steps/blocked.ts'
import { playStep } from './steps/playStep.ts'
import { record, type Transcript } from './transcript.ts'
import type { Verdict } from './verdict.ts'

/** What came of a script: what was seen, and why it ended early, if it did. */
export type Played = { transcript: Transcript; ended?: Verdict }

declare namespace play {
  type Options = {
    /** ms for the whole script. */
    timeout: number
    /** Whether an event can close a fence on this wallet. Default true. */
    sentinel?: boolean
  }
}

/**
 * Plays a check's script on a fresh wallet and writes down what it sees. It judges nothing, but for
 * what no judge could: an act that nobody can do here, or a need that the script did not meet.
 *
 * @throws ModuleFault where the wallet brought its process down; whatever a driver throws by its own fault.
 */
export async function play(
  check: Check,
  environment: Environment,
  { timeout, sentinel = true }: play.Options,
): Promise<Played> {
  const { driver, world } = await environment.open()
  const recorder = record()
  const stage: Stage = {
    ...{ driver, world, environment, recorder, sentinel },
    ...{ pending: new Map(), answered: new Set(), prompts: undefined },
  }
  const quiet = world.onAsked(({ chainId, method, params }) => {
    recorder.add('rpc', method, { chainId, params })
  })
  driver.onHeard((heard) => note(stage, heard))
  recorder.add('action', 'world', { accounts: world.accounts.map(({ address }) => address) })
  try {
    const ended =
      excused(check, stage) ?? (await within(playAll(check.script, stage), timeout, late(timeout)))
    return { transcript: [...recorder.entries], ...(ended && { ended }) }
  } finally {
    quiet()
    await driver.close()
    // What it is still sending must not reach the node during the next check.
    const { idle, pace } = environment
    if (idle) await until(async () => idle(), { pace }, Math.min(pace.fence, 150))
  }
}

const late = (ms: number): Verdict => ({
  status: 'timeout',
  message: `The check was not over within ${ms} ms.`,
})

/** Why this check cannot be played on this wallet at all. */
function excused(check: Check, { driver, environment }: Stage): Verdict | undefined {
  if (check.feature && driver.lacks.includes(check.feature)) {
    return {
      status: 'not-applicable',
      message: `The wallet declares that it lacks "${check.feature}".`,
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

async function playAll(script: readonly Step[], stage: Stage): Promise<Verdict | undefined> {
  const booted = script.some((step) => step.do === 'boot')
  for (const step of booted ? script : [{ do: 'boot' } as const, ...script]) {
    const end = await playStep(step, stage)
    if (end === 'unsettled') return undefined
    if (end) return end
  }
  return undefined
}

function note(stage: Stage, heard: Heard): void {
  if ('inside' in heard) return noteAnswer(stage, heard.call, heard.answer)
  if ('rpc' in heard) return void stage.recorder.add('rpc', heard.rpc, heard.data)
  const { event, ...rest } = heard
  stage.recorder.add('event', event, rest)
}
