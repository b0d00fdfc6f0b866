import * as v from 'valibot'
import { parseJson } from '../../wallet/parseJson.ts'

/** Id of a JSON-RPC 2.0 frame. Clients send strings of 19 digits, because a number would lose the last digits. */
const id = v.union([v.string(), v.number()])

const call = v.object({ id, method: v.string(), params: v.optional(v.unknown(), {}) })

/** Answer of a client to a message that the relay pushed. */
const answer = v.object({ id, result: v.unknown() })

export type Id = v.InferOutput<typeof id>

export type Frame =
  | { kind: 'call'; id: Id; method: string; params: unknown }
  | { kind: 'answer'; id: Id }
  | { kind: 'invalid' }

export function parseFrame(text: string): Frame {
  const value = parseJson(text)
  const called = v.safeParse(call, value)
  if (called.success) {
    const { id, method, params } = called.output
    return { kind: 'call', id, method, params }
  }
  const answered = v.safeParse(answer, value)
  return answered.success ? { kind: 'answer', id: answered.output.id } : { kind: 'invalid' }
}
