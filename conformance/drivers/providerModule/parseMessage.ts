import * as v from 'valibot'
import { userActions } from '../../core/driver.ts'
import { isBounded } from '../../core/isBounded.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { ProtocolError } from './ProtocolError.ts'
import type { Answers, FromChild, HeardInChild, Order } from './protocol.ts'

/** Message of the child. {@link parseAnswer} checks the value of an answer, which depends on the order. */
export type ChildMessage =
  | Exclude<FromChild, { value: unknown }>
  | { id: number; value: SerializedValue }

/**
 * Parses a line of the child. It may come from the module, which can write to every open descriptor.
 *
 * @throws ProtocolError if the line is not a message of the agent.
 */
export function parseMessage(line: string, token: string): ChildMessage {
  if (!line.startsWith(`${token} `)) throw garbled('wrote to the channel of the suite')
  const value = parseJson(line.slice(token.length + 1))
  if (!isBounded(value) || !v.is(message, value))
    throw garbled('sent a message that the suite does not know')
  return value
}

/**
 * Parses the answer to an order.
 *
 * @throws ProtocolError if the value does not answer the order.
 */
export function parseAnswer<Op extends Order['op']>(op: Op, value: unknown): Answers[Op] {
  const schema: v.GenericSchema<unknown, Answers[Op]> = answers[op]
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw garbled(`answered "${op}" with a value that does not answer it`)
}

const garbled = (reason: string) => new ProtocolError('garbled', reason)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Accepts every JSON value. */
const seen = v.custom<SerializedValue>((value) => value !== undefined)
const nothing = v.null()
/** The agent shortens texts to this length. */
const sentence = v.pipe(v.string(), v.maxLength(300))

const more = {
  by: v.picklist(['promise', 'throw', 'value', 'callback']),
  argsAfter: v.exactOptional(v.array(seen)),
}
const fault = v.strictObject({
  type: v.string(),
  name: v.exactOptional(seen),
  code: v.exactOptional(seen),
  message: v.exactOptional(seen),
  data: v.exactOptional(seen),
  keys: v.exactOptional(v.array(v.string())),
  value: v.exactOptional(seen),
})
const answer = v.union([
  v.strictObject({ result: seen, ...more }),
  v.strictObject({ error: fault, ...more }),
])
const heard = v.union([
  v.strictObject({
    event: v.string(),
    listener: v.string(),
    args: v.array(seen),
    read: v.exactOptional(v.record(v.string(), seen)),
  }),
  v.strictObject({ inside: v.string(), id: v.string(), answer }),
  v.strictObject({ flooded: v.number() }),
]) satisfies v.GenericSchema<unknown, HeardInChild>

const message = v.union([
  v.strictObject({ ready: v.literal(true) }),
  v.strictObject({ failed: sentence }),
  v.strictObject({ id: v.number(), value: seen }),
  v.strictObject({ id: v.number(), thrown: sentence }),
  v.strictObject({ heard }),
]) satisfies v.GenericSchema<unknown, ChildMessage>

const answers: { [Op in Order['op']]: v.GenericSchema<unknown, Answers[Op]> } = {
  open: v.strictObject({
    acts: v.array(v.picklist(userActions)),
    window: v.boolean(),
    lacks: v.array(v.string()),
  }),
  boot: nothing,
  request: answer,
  listen: seen,
  unlisten: seen,
  discover: nothing,
  decoy: nothing,
  inspect: v.strictObject({ type: v.string(), value: seen }),
  user: seen,
  close: nothing,
  ping: nothing,
}
