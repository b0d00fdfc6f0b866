import * as v from 'valibot'
import { userActions, type Answer } from '../../core/driver.ts'
import { ModuleFault } from '../../core/ModuleFault.ts'
import { isSerializable } from '../../core/isSerializable.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { Order } from './messagesToChild.ts'

/** Parses a line from the child, which may come from the module. Throws a ModuleFault. */
export function parseChildMessage(line: string, token: string): ChildMessage {
  if (!line.startsWith(`${token} `)) throw garbled('wrote to the channel of the suite')
  const value = parseJson(line.slice(token.length + 1))
  if (!isSerializable(value) || !v.is(message, value))
    throw garbled('sent a message that the suite does not know')
  return value
}

/** Validates the answer to an order. Throws a ModuleFault. */
export function parseAnswer(op: Order['op'], value: unknown): OrderResults[Order['op']] {
  const parsed = v.safeParse(answers[op], value)
  if (parsed.success) return parsed.output
  throw garbled(`answered "${op}" with a value that does not answer it`)
}

const garbled = (reason: string) => new ModuleFault('garbled', `The module ${reason}.`)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Accepts every JSON value. */
const anyValue = v.custom<SerializedValue>((value) => value !== undefined)
const nothing = v.null()
/** An error message, which the agent shortens to this length. */
const shortText = v.pipe(v.string(), v.maxLength(300))

const answerDetails = {
  by: v.picklist(['promise', 'throw', 'value', 'callback']),
  argsAfter: v.exactOptional(v.array(anyValue)),
}
const fault = v.strictObject({
  type: v.string(),
  name: v.exactOptional(anyValue),
  code: v.exactOptional(anyValue),
  message: v.exactOptional(anyValue),
  data: v.exactOptional(anyValue),
  keys: v.exactOptional(v.array(v.string())),
  value: v.exactOptional(anyValue),
})
const answer: v.GenericSchema<Answer> = v.union([
  v.strictObject({ result: anyValue, ...answerDetails }),
  v.strictObject({ error: fault, ...answerDetails }),
])
const event = v.union([
  v.strictObject({
    event: v.string(),
    listener: v.string(),
    args: v.pipe(v.array(anyValue), v.readonly()),
    read: v.exactOptional(v.record(v.string(), anyValue)),
  }),
  v.strictObject({ inListener: v.string(), id: v.string(), answer }),
  v.strictObject({ flooded: v.number() }),
])

/** An event of a listener, an announcement, a flood, or the answer to a call inside a listener. */
export type ChildEvent = v.InferOutput<typeof event>

const message = v.union([
  v.strictObject({ ready: v.literal(true) }),
  v.strictObject({ failed: shortText }),
  v.strictObject({ id: v.number(), value: anyValue }),
  v.strictObject({ id: v.number(), thrown: shortText }),
  v.strictObject({ driverEvent: event }),
])

/** Message from the child, first the result of the import. {@link parseAnswer} validates `value`. */
export type ChildMessage = v.InferOutput<typeof message>

const answers = {
  open: v.strictObject({
    acts: v.array(v.picklist(userActions)),
    window: v.boolean(),
    lacks: v.array(v.string()),
  }),
  boot: nothing,
  request: answer,
  listen: anyValue,
  unlisten: anyValue,
  discover: nothing,
  decoy: nothing,
  inspect: v.strictObject({ type: v.string(), value: anyValue }),
  user: anyValue,
  close: nothing,
  ping: nothing,
} satisfies { [Op in Order['op']]: v.GenericSchema }

/** Type of the answer to each order. */
export type OrderResults = { [Op in Order['op']]: v.InferOutput<(typeof answers)[Op]> }
