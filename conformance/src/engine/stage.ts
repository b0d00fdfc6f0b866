import type { Answer, Call, Driver, Environment, World } from './driver.ts'
import type { Seen } from './seen.ts'
import type { Recorder } from './transcript.ts'

/** What the steps of one script share while they are played. */
export type Stage = {
  driver: Driver
  /** Asks the node of chain 56, past the wallet. */
  ask: Environment['ask']
  world: World
  environment: Environment
  recorder: Recorder
  /** Resolves when the call's answer is in the transcript. */
  pending: Map<string, Promise<void>>
  answered: Set<string>
  /** Prompts that were open when last looked at; `undefined`: the wallet cannot tell. */
  prompts: { of: string; open: number | undefined } | undefined
  /** Whether an event can close a fence here; false once it is known that none comes. */
  sentinel: boolean
  /** Events that a stimulus did not cause within `pace.step`. Later waits for them last a quarter of `pace.fence`. */
  silent: Set<string>
}

/** Makes a call and writes it and, when it comes, its answer down. */
export function send(stage: Stage, call: Call): void {
  noteCall(stage, call)
  expectAnswer(stage, call, stage.driver.request(call))
}

/** Makes all calls before any is answered, and records them and their answers. */
export function sendAll(stage: Stage, calls: readonly Call[]): void {
  const { driver } = stage
  for (const call of calls) noteCall(stage, call)
  const answers = driver.requestAll?.(calls) ?? calls.map((call) => driver.request(call))
  for (const [i, call] of calls.entries()) expectAnswer(stage, call, answers[i]!)
}

export function noteCall({ recorder }: Stage, call: Call): void {
  recorder.add('call', label(call), {
    id: call.id,
    on: call.on,
    args: call.args,
    ...(call.how && { how: call.how }),
    ...(call.page && { page: call.page }),
  })
}

/** The answer is written down when it comes. */
export function expectAnswer(stage: Stage, call: Call, coming: Promise<Answer>): void {
  const answer = coming.then((got) => noteAnswer(stage, call, got))
  // Whoever settles the call sees the rejection; a call that nobody settles must not end the process.
  answer.catch(() => undefined)
  stage.pending.set(call.id, answer)
}

/** Writes an answer down. */
export function noteAnswer(
  { recorder, answered }: Stage,
  call: Pick<Call, 'id' | 'path' | 'args'>,
  answer: Answer,
): void {
  const rest = { by: answer.by, ...(answer.argsAfter && { argsAfter: answer.argsAfter }) }
  answered.add(call.id)
  if ('result' in answer)
    recorder.add('result', label(call), { id: call.id, value: answer.result, ...rest })
  else recorder.add('error', label(call), { id: call.id, error: answer.error as Seen, ...rest })
}

/** The method of a request, else the name of the function. */
export function label({ path, args }: Pick<Call, 'path' | 'args'>): string {
  const [first] = args
  const method =
    typeof first === 'object' && first !== null && 'method' in first ? first.method : undefined
  return path === 'request' && typeof method === 'string' && method ? method : path
}

/** The promise's value, or `late` after `ms`. */
export async function within<T, L>(promise: Promise<T>, ms: number, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<L>((resolve) => {
    timer = setTimeout(resolve, ms, late)
  })
  try {
    return await Promise.race([promise, end])
  } finally {
    clearTimeout(timer)
  }
}
