import type { Do, ErrorShape, FailureName } from './types.ts'

type Rejection = { code?: number | string; message?: string }

/** Returns the code and the message of `reject(error)`. A spread would lose the message of an `Error`. */
export function rejectionOf(error: Rejection): Rejection {
  if (typeof error !== 'object' || error === null)
    throw new TypeError(`reject() takes { code, message }, not ${JSON.stringify(error)}.`)
  if (!(error instanceof Error)) return error
  const { code, message } = error as Rejection
  return { ...(code !== undefined && { code }), ...(message !== undefined && { message }) }
}

/** Returns the value of `reply(value)`. A function or a promise would reach the app as `undefined` or `{}`. */
export function replyValue(value: unknown): unknown {
  if (typeof value === 'function')
    throw new TypeError(
      'reply() takes a value, not a function. For another value at each request, write .sequence(reply(…), reply(…)).',
    )
  if (value instanceof Promise)
    throw new TypeError('reply() takes a value, not a promise: await the value first.')
  return value
}

export function failureOf(error: FailureName | ErrorShape): FailureName | ErrorShape {
  if (typeof error === 'string' || (typeof error === 'object' && error !== null)) return error
  throw new TypeError(
    `fail() takes a name such as 'userRejected', or { code, message }, not ${String(error)}.`,
  )
}

export function stepOf(step: Do): Do {
  if (typeof step === 'function')
    throw new TypeError('sequence() takes steps, not functions: .sequence(reject(), approve()).')
  if (Array.isArray(step))
    throw new TypeError(
      'sequence() takes each step as an argument of its own, not a list: .sequence(reject(), approve()).',
    )
  return step
}
