import type { Answer, Call } from './driver.ts'
import type { ScriptContext } from './scriptContext.ts'
import { valueAt } from './serialize.ts'

/** Makes a call, and records it and its answer. */
export function send(context: ScriptContext, call: Call): void {
  recordCall(context, call)
  recordAnswerWhenSettled(context, call, context.driver.request(call))
}

/** Makes all calls before any is answered, and records them and their answers. */
export function sendAll(context: ScriptContext, calls: readonly Call[]): void {
  const { driver } = context
  for (const call of calls) recordCall(context, call)
  const answers = driver.requestAll?.(calls) ?? calls.map((call) => driver.request(call))
  for (const [i, call] of calls.entries()) recordAnswerWhenSettled(context, call, answers[i]!)
}

export function recordCall({ recorder }: ScriptContext, call: Call): void {
  recorder.add('call', label(call), {
    id: call.id,
    on: call.on,
    args: call.args,
    ...(call.options && { how: call.options }),
    ...(call.page && { page: call.page }),
  })
}

/** Records the answer to a call when it arrives. */
export function recordAnswerWhenSettled(
  context: ScriptContext,
  call: Call,
  coming: Promise<Answer>,
): void {
  const answer = coming.then((got) => recordAnswer(context, call, got))
  // A settle step reports a rejection of this promise. Without one, the rejection must not be unhandled.
  answer.catch(() => undefined)
  context.pending.set(call.id, answer)
}

/** Records the answer to a call, and marks the call as answered. */
export function recordAnswer(
  { recorder, answered }: ScriptContext,
  call: Pick<Call, 'id' | 'path' | 'args'>,
  answer: Answer,
): void {
  const { by, argsAfter } = answer
  const rest = { by, ...(argsAfter && { argsAfter }) }
  answered.add(call.id)
  if ('result' in answer)
    recorder.add('result', label(call), { id: call.id, value: answer.result, ...rest })
  else recorder.add('error', label(call), { id: call.id, error: answer.error, ...rest })
}

/** Returns the name of a call in the transcript: the method of a request, or the name of another function. */
export function label({ path, args }: Pick<Call, 'path' | 'args'>): string {
  const method = valueAt(args[0], 'method')
  return path === 'request' && typeof method === 'string' && method ? method : path
}
