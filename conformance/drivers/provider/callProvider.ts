import type { Answer, Call } from '../../core/driver.ts'
import { deserialize, serialize, serializeError } from '../../core/serialize.ts'

/** Makes a call. Exceptions and rejections are answers too. */
export async function callProvider(target: unknown, call: Call): Promise<Answer> {
  const args = call.args.map(deserialize)
  const before = JSON.stringify(args.map((arg) => serialize(arg)))
  if (call.options?.freeze) args.forEach(freezeDeep)
  const answer = await (call.options?.callback
    ? callBack(target, call, args)
    : invoke(target, call, args))
  const after = args.map((arg) => serialize(arg))
  return JSON.stringify(after) === before ? answer : { ...answer, argsAfter: after }
}

async function invoke(target: unknown, call: Call, args: unknown[]): Promise<Answer> {
  let returned: unknown
  try {
    returned = apply(target, call, args)
  } catch (thrown) {
    return { error: serializeError(thrown), by: 'throw' }
  }
  const thenable = isThenable(returned)
  try {
    const value = thenable ? await returned : returned
    const result = serialize(value)
    if (call.options?.spoil) mutateResult(value)
    return { result, by: thenable ? 'promise' : 'value' }
  } catch (thrown) {
    return { error: serializeError(thrown), by: 'promise' }
  }
}

function isThenable(value: unknown): boolean {
  try {
    return typeof (value as { then?: unknown } | null | undefined)?.then === 'function'
  } catch {
    // Reading `then` throws, for example on a revoked proxy.
    return false
  }
}

function callBack(target: unknown, call: Call, args: unknown[]): Promise<Answer> {
  return new Promise((resolve) => {
    const callback = (error: unknown, value: unknown) => {
      if (error) resolve({ error: serializeError(error), by: 'callback' })
      else resolve({ result: serialize(value), by: 'callback' })
    }
    try {
      apply(target, call, [...args, callback])
    } catch (thrown) {
      resolve({ error: serializeError(thrown), by: 'throw' })
    }
  })
}

function apply(target: unknown, call: Call, args: unknown[]): unknown {
  if (target === undefined || target === null) throw new TypeError(`There is no ${call.on}.`)
  const fn = (target as Record<string, unknown>)[call.path]
  if (typeof fn !== 'function') throw new TypeError(`${call.on}.${call.path} is not a function.`)
  return call.options?.unbound
    ? Reflect.apply(fn, undefined, args)
    : Reflect.apply(fn, target, args)
}

function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const key of Object.keys(value)) freezeDeep((value as Record<string, unknown>)[key])
}

function mutateResult(value: unknown): void {
  try {
    if (Array.isArray(value)) value.splice(0, value.length, 'spoiled')
    else if (typeof value === 'object' && value !== null)
      (value as Record<string, unknown>).spoiled = true
  } catch {
    // The result is frozen, so the dapp cannot change it. That is as good as a copy.
  }
}
