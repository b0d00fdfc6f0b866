import { type Call, type Next, paramList } from '../callInProgress.ts'
import type { Core, MethodHook, Quirk } from '../engineAndPersonaTypes.ts'
import { isRecord } from '../isRecord.ts'
import { Failure, type FailureKind, isFailure } from '../requestFailures.ts'
import type { Act, Json, Signer } from '../types.ts'

/** Quirk without its id. */
export type QuirkBody = Omit<Quirk, 'id'>

/** Quirks by id. */
export type QuirkTable = Readonly<Record<string, QuirkBody>>

type FailureChanges = { code?: number | string | undefined; message?: string; data?: Json }

/** Returns a copy of a failure with another code, message or data. `code: undefined` removes the code. */
const alterFailure = (failure: Failure, changes: FailureChanges): Failure =>
  new Failure(failure.kind, failure.about, {
    code: 'code' in changes ? changes.code : failure.code,
    message: changes.message ?? failure.message,
    data: changes.data ?? failure.data,
  })

// Each builder below creates a quirk. `what` describes it in a few words.

/** Changes failures of this kind (`*`: of all kinds) of a method, or of all methods. */
export const changeFailure = (
  what: string,
  kind: FailureKind | '*',
  changes: FailureChanges | ((failure: Failure) => FailureChanges),
  method?: string,
): QuirkBody => ({
  what,
  failure: (failure) => {
    if (kind !== '*' && failure.kind !== kind) return failure
    if (method !== undefined && failure.about.method !== method) return failure
    return alterFailure(failure, typeof changes === 'function' ? changes(failure) : changes)
  },
})

/** Changes the code of failures of this kind, of a method or of all methods. */
export const changeCode = (
  what: string,
  kind: FailureKind,
  code: number,
  method?: string,
): QuirkBody => changeFailure(what, kind, { code }, method)

/** Rejects requests of a method with the code -32000. */
export const changeRejectionCode = (what: string, method: string): QuirkBody =>
  changeCode(what, 'userRejected', -32000, method)

/** Changes the answer of a method. */
export const changeAnswer = (
  what: string,
  method: string,
  change: (answer: never, core: Core) => unknown,
): QuirkBody =>
  replaceMethod(what, method, async (_, next, core) => change((await next()) as never, core))

/** Runs `act` when a method fails with this kind of failure, and answers with the result of `act`. */
export const catchFailure = (
  what: string,
  kind: FailureKind,
  method: string,
  act: (call: Call, core: Core, failure: Failure) => unknown,
): QuirkBody =>
  replaceMethod(what, method, async (call, next, core) => {
    try {
      return await next()
    } catch (error) {
      if (isFailure(error) && error.kind === kind) return act(call, core, error)
      throw error
    }
  })

/** Performs `run` after each act of this type. */
export const addToAct = <Type extends Act['type']>(
  what: string,
  type: Type,
  run: (core: Core, act: Extract<Act, { type: Type }>) => void,
) => ({
  what,
  act: (act: Act, next: (act: Act) => void, core: Core) => {
    next(act)
    if (act.type === type) run(core, act as Extract<Act, { type: Type }>)
  },
})

/** Answers `null` when a method fails with this kind of failure. */
export const answerNull = (what: string, kind: FailureKind, method: string): QuirkBody =>
  catchFailure(what, kind, method, () => null)

/** Replaces a method. `act` can call `next` to let the wallet handle the request. */
export const replaceMethod = (what: string, method: string, act: MethodHook): QuirkBody => ({
  what,
  methods: { [method]: act },
})

/** Changes the first param of a request, if it is an object, before the wallet reads it. */
export const changeParam = (
  what: string,
  method: string,
  change: (param: never) => unknown,
): QuirkBody =>
  replaceMethod(what, method, (call, next) => {
    const [param] = paramList(call)
    if (isRecord(param)) call.params = [change(param as never)]
    return next()
  })

/** Refuses requests of a method as malformed. */
export const refuseRequest = (
  what: string,
  method: string,
  why: string,
  isRefused: (call: Call, core: Core) => boolean,
): QuirkBody =>
  replaceMethod(what, method, (call, next, core) => {
    if (isRefused(call, core)) throw core.fail('invalidParams', { method, why })
    return next()
  })

/** Never answers requests of a method while a prompt is open. */
export const hangDuringPrompt = (what: string, method: string): QuirkBody =>
  replaceMethod(what, method, (_, next, { prompts }) =>
    prompts.list().length > 0 ? never() : next(),
  )

/** Runs `act` although the user rejects the request. */
export const actOnRejection = (
  what: string,
  method: string,
  act: (call: Call, core: Core) => unknown,
): QuirkBody =>
  catchFailure(what, 'userRejected', method, async (call, core, failure) => {
    await act(call, core)
    throw failure
  })

/** Handles all requests of a method with this decision or order of events. */
export const changeCall = (
  what: string,
  method: string,
  changes: Pick<Partial<Call>, 'decision' | 'events'>,
): QuirkBody =>
  replaceMethod(what, method, (call, next) => {
    Object.assign(call, changes)
    return next()
  })

/** Changes an event, or drops it by not calling `emit`. */
export const changeEvent = (
  what: string,
  event: string,
  act: (args: unknown[], emit: (...args: unknown[]) => void, core: Core) => void,
): QuirkBody => ({
  what,
  event: (name, args, emit, core) =>
    name === event ? act(args, (...given) => emit(event, given), core) : emit(name, args),
})

/** Sends an event early: for 5 ms after it, `method` returns the old answer of `was`, if it has one. */
export const emitEarly = (
  what: string,
  event: string,
  method: string,
  was: (args: unknown[], core: Core) => (() => unknown) | undefined,
) => ({
  ...changeEvent(what, event, (args, emit, core) => {
    const answer = was(args, core)
    // Removes the answer that an earlier event stored, if its 5 ms have not passed yet.
    core.memory.delete('ahead')
    if (answer) core.memory.set('ahead', answer)
    emit(...args)
    if (answer) core.clock.setTimeout(() => core.memory.delete('ahead'), 5)
  }),
  methods: {
    [method]: (_: Call, next: Next, { memory }: Core) => {
      const ahead = memory.get('ahead') as (() => unknown) | undefined
      return ahead ? ahead() : next()
    },
  },
})

/** Changes the internals of a wallet when the wallet is created. */
export const changeInternals = (
  what: string,
  act: (core: Core, provider: Record<string, unknown>) => void,
): QuirkBody => ({
  what,
  // The body needs braces, because a value that this hook returns replaces the provider.
  provider: (provider, core) => {
    act(core, provider)
  },
})

/** Creates a quirk body that replaces functions of the wallet's signer, if the wallet has one. */
export const changeSigner = (
  what: string,
  change: (signer: Signer, core: Core) => Partial<Signer>,
): QuirkBody =>
  changeInternals(what, (core) => {
    if (core.signer) core.signer = { ...core.signer, ...change(core.signer, core) }
  })

/** Returns the id of the chain that a wallet lists first: the one on which it started. */
export const initialChainIdOf = ({ store }: Core): number =>
  store.get().chains[0]?.chainId ?? store.chainId()

/** Returns a promise that never settles. */
export const never = (): Promise<never> => new Promise(() => {})
