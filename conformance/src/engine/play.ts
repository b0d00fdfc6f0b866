import type { Act, Answer, Call, Environment, Heard } from './driver.ts'
import { fence } from './fence.ts'
import { fill } from './fill.ts'
import type { Seen } from './seen.ts'
import { noteAnswer, send, within, type Stage } from './stage.ts'
import type { Step } from './step.ts'
import { record, type Transcript } from './transcript.ts'
import type { Check } from './check.ts'
import type { Verdict } from './verdict.ts'

/** What came of a script: what was seen, and why it ended early, if it did. */
export type Played = { transcript: Transcript; ended?: Verdict; opened: boolean }

declare namespace play {
  type Options = { sentinel?: boolean }
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
  options: play.Options = {},
): Promise<Played> {
  const { driver, world } = await environment.open()
  const recorder = record()
  const stage: Stage = {
    ...{ driver, world, environment, recorder, prompts: undefined },
    ...{ pending: new Map(), answered: new Set(), sentinel: options.sentinel ?? true },
  }
  const quiet = world.onAsked(({ chainId, method, params }) => {
    recorder.add('rpc', method, { chainId, params })
  })
  driver.onHeard((heard) => note(stage, heard))
  recorder.add('action', 'world', {
    accounts: world.accounts.map(({ address }) => address),
  })
  try {
    const ended = excused(check, stage) ?? (await playAll(check.script, stage))
    return { transcript: recorder.entries, opened: true, ...(ended && { ended }) }
  } finally {
    quiet()
    await driver.close()
  }
}

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

type End = undefined | 'unsettled' | Verdict

async function playStep(step: Step, stage: Stage): Promise<End> {
  const { driver, recorder, environment, world } = stage
  const filled = (args: readonly Seen[] = []) =>
    args.map((arg) => fill(arg, world, recorder.entries))
  switch (step.do) {
    case 'boot':
      await driver.boot()
      return undefined
    case 'call':
      send(stage, { ...step, args: filled(step.args) })
      return undefined
    case 'settle':
      return settle(step.of, stage)
    case 'prompt':
      return prompt(step.of, stage)
    case 'user':
      return user(step, filled(step.args), stage)
    case 'listen': {
      const returned = await driver.listen(step)
      recorder.add('action', 'listen', { id: step.id, event: step.event, returned })
      return undefined
    }
    case 'unlisten':
      await driver.unlisten(step.id)
      recorder.add('action', 'unlisten', { id: step.id })
      return undefined
    case 'await':
      await recorder.until((entry) => isEvent(entry, step), environment.pace.step)
      return undefined
    case 'discover':
      recorder.add('action', 'discover')
      await driver.discover()
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
    case 'node': {
      const call = {
        id: step.id,
        on: 'provider',
        path: step.method,
        args: filled(step.params),
      } as const
      noteAnswer(stage, call, await askNode(stage, call, step.until && filled([step.until])[0]))
      return undefined
    }
    case 'fence':
      await fence(stage)
      return undefined
    case 'need':
      return need(step, stage)
  }
}

async function settle(of: string, stage: Stage): Promise<End> {
  const pending = stage.pending.get(of)
  if (!pending) throw new Error(`The script settles "${of}", which it never called.`)
  if (
    (await within(
      pending.then(() => true),
      stage.environment.pace.step,
      false,
    )) === true
  )
    return undefined
  stage.recorder.add('action', 'unsettled', { of, ms: stage.environment.pace.step })
  return 'unsettled'
}

async function prompt(of: string, stage: Stage): Promise<End> {
  const { driver, recorder, environment } = stage
  const look = driver.user.prompts
  const end = Date.now() + environment.pace.step
  let open: number | undefined
  while (look && !open && Date.now() < end) {
    // The answer may be on its way already: look at it before the prompts, and at the prompts once more after it.
    const done = stage.answered.has(of)
    open = Number(await look())
    if (done) break
    if (!open) await turn()
  }
  stage.prompts = { of, open }
  recorder.add('prompt', 'open', { of, open: open ?? { $: 'undefined' } })
  return undefined
}

async function user(
  step: Step & { do: 'user' },
  args: readonly Seen[],
  stage: Stage,
): Promise<End> {
  if (step.if === 'prompted' && stage.prompts?.open === 0) return undefined
  const act = stage.driver.user[step.act]
  if (!act && step.if === 'possible') return undefined
  if (!act) return blocked(`user.${step.act}`, `Nobody can do "${step.act}" on this wallet here.`)
  let done = await act(...args)
  // A wallet that cannot count its prompts is asked until it had one to answer, or none is needed any more.
  const blind = answering.has(step.act) && stage.prompts && stage.prompts.open === undefined
  const end = Date.now() + stage.environment.pace.step
  while (blind && done === false && !stage.answered.has(stage.prompts!.of) && Date.now() < end) {
    await turn()
    done = await act(...args)
  }
  stage.recorder.add('action', step.act, { args, done })
  return undefined
}

const answering: ReadonlySet<Act> = new Set(['approve', 'reject', 'dismiss'])

/** Asks the node, again and again where an answer is waited for. */
async function askNode(
  { environment }: Stage,
  call: Call,
  until: Seen | undefined,
): Promise<Answer> {
  const end = Date.now() + environment.pace.step
  for (;;) {
    const answer = await environment.ask(call.path, call.args)
    const come = until === undefined || ('result' in answer && answer.result === until)
    if (come || Date.now() > end) return answer
    await turn()
  }
}

/** Lets everything that waits have its turn. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

function need({ need: what, by }: Step & { do: 'need' }, stage: Stage): End {
  if ('prompted' in what) {
    const { prompts } = stage
    if (prompts?.of === what.prompted && prompts.open !== 0) return undefined
    return blocked(by, 'No prompt opened, so there was nothing to answer.')
  }
  const id = 'resolved' in what ? what.resolved : what.list
  const result = stage.recorder.entries.find(
    ({ dir, data }) => dir === 'result' && (data as { id?: Seen }).id === id,
  )
  if (!result) return blocked(by, `The call "${id}" did not resolve, and this check stands on it.`)
  const { value } = result.data as { value: Seen }
  if ('resolved' in what || (Array.isArray(value) && value.length > 0)) return undefined
  return blocked(by, `The call "${id}" gave no list, and this check stands on it.`)
}

function note(stage: Stage, heard: Heard): void {
  if ('inside' in heard) noteAnswer(stage, heard.call, heard.answer)
  else if ('rpc' in heard) stage.recorder.add('rpc', heard.rpc, heard.data)
  else stage.recorder.add('event', heard.event, omitEvent(heard))
}

function omitEvent({ event: _, ...rest }: Extract<Heard, { event: string }>): Seen {
  return rest
}

function isEvent(
  entry: { dir: string; what: string; data?: Seen },
  step: { event: string; listener?: string },
) {
  if (entry.dir !== 'event' || entry.what !== step.event) return false
  return !step.listener || (entry.data as { listener?: Seen }).listener === step.listener
}

const blocked = (by: string, message: string): Verdict => ({ status: 'blocked', by, message })
