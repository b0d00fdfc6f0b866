import type { Call, Next } from '../call.ts'
import type { Core, Deviation } from '../core.ts'
import { Failure, type FailureKind } from '../failures.ts'
import type { Json } from '../types.ts'

type Said = { code?: number | string | undefined; message?: string; data?: Json }

/** Returns a failure with another code, message or data. `code: undefined` removes the code. */
export const altered = (failure: Failure, said: Said): Failure =>
  new Failure(failure.kind, failure.about, {
    code: 'code' in said ? said.code : failure.code,
    message: said.message ?? failure.message,
    data: said.data ?? failure.data,
  })

/** Changes one kind of failure, everywhere or for one method. */
export const saying = (
  kind: FailureKind | '*',
  said: Said | ((failure: Failure) => Said),
  method?: string,
): Deviation => ({
  failure: (failure) => {
    if (kind !== '*' && failure.kind !== kind) return failure
    if (method !== undefined && failure.about.method !== method) return failure
    return altered(failure, typeof said === 'function' ? said(failure) : said)
  },
})

/** Changes the answer of a method. */
export const answering = (
  method: string,
  change: (answer: never, core: Core) => unknown,
): Deviation => ({
  methods: { [method]: async (_, next, core) => change((await next()) as never, core) },
})

/** Runs `act` instead of a failure of this kind. */
export const insteadOf = (
  kind: FailureKind,
  method: string,
  act: (call: Call, core: Core, failure: Failure) => unknown,
): Deviation => ({
  methods: {
    [method]: async (call, next, core) => {
      try {
        return await next()
      } catch (error) {
        if (error instanceof Failure && error.kind === kind) return act(call, core, error)
        throw error
      }
    },
  },
})

/** Wraps a method before the wallet handles the request. */
export const before = (
  method: string,
  act: (call: Call, next: Next, core: Core) => unknown,
): Deviation => ({
  methods: { [method]: act },
})

/** Changes or drops one event. */
export const hearing = (
  event: string,
  act: (args: unknown[], emit: (...args: unknown[]) => void, core: Core) => void,
): Deviation => ({
  event: (name, args, emit, core) =>
    name === event ? act(args, (...given) => emit(event, given), core) : emit(name, args),
})

/**
 * Emits an event before the wallet's state has changed: for 5 ms the method still has its old answer.
 *
 * @param was returns the old answer; `undefined` if this event is not ahead
 */
export const runningAhead = (
  event: string,
  method: string,
  was: (args: unknown[], core: Core) => (() => unknown) | undefined,
): Deviation => ({
  ...hearing(event, (args, emit, core) => {
    const answer = was(args, core)
    // The previous change has completed by now.
    core.memory.delete('ahead')
    if (answer) core.memory.set('ahead', answer)
    emit(...args)
    if (answer) core.clock.setTimeout(() => core.memory.delete('ahead'), 5)
  }),
  ...before(method, (_, next, { memory }) => {
    const ahead = memory.get('ahead') as (() => unknown) | undefined
    return ahead ? ahead() : next()
  }),
})

/** Changes the wallet's internals when it is created. */
export const rigging = (
  rig: (core: Core, provider: Record<string, unknown>) => void,
): Deviation => ({
  // Braces, because a returned value would replace the provider.
  provider: (provider, core) => {
    rig(core, provider)
  },
})

export const never = (): Promise<never> => new Promise(() => {})
