import type { Call, Next } from '../callInProgress.ts'
import type { Core, Deviation } from '../engineTypes.ts'
import { Failure, type FailureKind } from '../requestFailures.ts'
import type { Json, Signer } from '../types.ts'

type FailureChanges = { code?: number | string | undefined; message?: string; data?: Json }

/** Returns a copy of a failure with another code, message or data. `code: undefined` removes the code. */
export const alterFailure = (failure: Failure, changes: FailureChanges): Failure =>
  new Failure(failure.kind, failure.about, {
    code: 'code' in changes ? changes.code : failure.code,
    message: changes.message ?? failure.message,
    data: changes.data ?? failure.data,
  })

/**
 * Creates a deviation that changes the code, message or data of failures of this kind (`*`: of all kinds). Without
 * `method`, it applies to all methods.
 */
export const changeFailure = (
  kind: FailureKind | '*',
  changes: FailureChanges | ((failure: Failure) => FailureChanges),
  method?: string,
): Deviation => ({
  failure: (failure) => {
    if (kind !== '*' && failure.kind !== kind) return failure
    if (method !== undefined && failure.about.method !== method) return failure
    return alterFailure(failure, typeof changes === 'function' ? changes(failure) : changes)
  },
})

/** Creates a deviation that changes the answer of a method. */
export const changeAnswer = (
  method: string,
  change: (answer: never, core: Core) => unknown,
): Deviation => ({
  methods: { [method]: async (_, next, core) => change((await next()) as never, core) },
})

/**
 * Creates a deviation that runs `act` when a method fails with this kind of failure, and answers with the
 * result of `act`.
 */
export const catchFailure = (
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

/** Creates a deviation that replaces a method. `act` can call `next` to let the wallet handle the request. */
export const replaceMethod = (
  method: string,
  act: (call: Call, next: Next, core: Core) => unknown,
): Deviation => ({
  methods: { [method]: act },
})

/** Creates a deviation that handles all requests of a method with this decision or order of events. */
export const changeCall = (
  method: string,
  changes: Pick<Partial<Call>, 'decision' | 'events'>,
): Deviation =>
  replaceMethod(method, (call, next) => {
    Object.assign(call, changes)
    return next()
  })

/** Creates a deviation that changes an event, or drops it by not calling `emit`. */
export const changeEvent = (
  event: string,
  act: (args: unknown[], emit: (...args: unknown[]) => void, core: Core) => void,
): Deviation => ({
  event: (name, args, emit, core) =>
    name === event ? act(args, (...given) => emit(event, given), core) : emit(name, args),
})

/**
 * Creates a deviation whose event comes before the change takes effect: for 5 ms after the event, `method` still
 * returns its old answer.
 *
 * @param was returns a function for the old answer, or `undefined` to leave this event correct
 */
export const emitEarly = (
  event: string,
  method: string,
  was: (args: unknown[], core: Core) => (() => unknown) | undefined,
): Deviation => ({
  ...changeEvent(event, (args, emit, core) => {
    const answer = was(args, core)
    // Removes the answer that an earlier event stored, if its 5 ms have not passed yet.
    core.memory.delete('ahead')
    if (answer) core.memory.set('ahead', answer)
    emit(...args)
    if (answer) core.clock.setTimeout(() => core.memory.delete('ahead'), 5)
  }),
  ...replaceMethod(method, (_, next, { memory }) => {
    const ahead = memory.get('ahead') as (() => unknown) | undefined
    return ahead ? ahead() : next()
  }),
})

/** Creates a deviation that changes the internals of a wallet when the wallet is created. */
export const changeInternals = (
  act: (core: Core, provider: Record<string, unknown>) => void,
): Deviation => ({
  // The body needs braces, because a value that this hook returns replaces the provider.
  provider: (provider, core) => {
    act(core, provider)
  },
})

/** Creates a deviation that replaces functions of the wallet's signer, if the wallet has one. */
export const changeSigner = (change: (signer: Signer, core: Core) => Partial<Signer>): Deviation =>
  changeInternals((core) => {
    if (core.signer) core.signer = { ...core.signer, ...change(core.signer, core) }
  })

/** Returns the id of the chain that a wallet lists first: the one on which it started. */
export const initialChainIdOf = ({ store }: Core): number =>
  store.get().chains[0]?.chainId ?? store.chainId()

/** Returns a promise that never settles. */
export const never = (): Promise<never> => new Promise(() => {})
