import { type Call, paramList } from './callInProgress.ts'
import type { Core, Method } from './engineAndPersonaTypes.ts'
import { decode, decodeError, encode, readProperty } from './jsonEncoding.ts'
import { type Failure, isFailure } from './requestFailures.ts'
import { parseChainId } from './hex.ts'
import { isRecord } from './isRecord.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'
import type { Rules, AppliedRule } from './rules.ts'
import type { ErrorShape, Prompt } from './types.ts'

/** Value that a rule throws. The hooks `failure` and `shape` do not change it. */
class Verbatim extends Error {
  thrown: unknown
  constructor(thrown: unknown) {
    super('verbatim')
    this.thrown = thrown
  }
}

export const createRequestHandler = (
  core: Core,
  rules: Rules,
  ready: () => Promise<void> | undefined,
) => {
  let count = 0

  const request = async (args: unknown): Promise<unknown> => {
    const asked = readProperty(args, 'method')
    const call: Call = {
      id: ++count,
      method: typeof asked === 'string' ? asked : '',
      params: readProperty(args, 'params'),
      origin: core.store.origin,
      after: [],
    }
    const { id, method } = call
    core.transcript.record({
      kind: 'call',
      id,
      method,
      params: encode(call.params),
      origin: call.origin,
    })
    try {
      const value = await outer(args, call)
      core.transcript.record({ kind: 'result', id, method, value: encode(value) })
      return value
    } catch (thrown) {
      const error = shapeError(core, thrown, call)
      core.transcript.record({ kind: 'error', id, method, error: encode(error) })
      throw error
    } finally {
      // Runs the callbacks one macrotask later, so that the dapp's code after `await request()` runs first.
      if (call.after.length > 0) core.clock.setTimeout(() => call.after.forEach((fn) => fn()), 0)
    }
  }

  /** Runs the `request` hooks around the whole request. The hook of the last deviation is the outermost. */
  const outer = (args: unknown, call: Call): Promise<unknown> =>
    core.deviations.reduce<(args: unknown) => Promise<unknown>>(
      (next, { request: hook }) => (hook ? (given) => hook(given, next, core, call) : next),
      (given) => serve(given, call),
    )(args)

  const serve = async (args: unknown, call: Call): Promise<unknown> => {
    const why = malformed(args)
    if (why !== undefined)
      throw core.fail('invalidRequest', { method: call.method, why }, dataOf(args))
    await ready()
    call.origin = core.store.origin
    const taken = await rules.take(call)
    if (taken?.rule.after !== undefined) await core.sleep(taken.rule.after)
    const verbatim = taken && verbatimOf(taken)
    if (verbatim) return verbatim()
    // Set before the hooks run, so that the rule also applies to a prompt that a hook of the persona opens.
    call.events = taken?.rule.events ?? call.events
    if (taken?.act.type === 'fail') throw failed(call, taken.act)
    if (taken && isDecision(taken.act)) call.decision = taken.act
    let reached = false
    const answered = await run(call, () => (reached = true))
    // A rule that rejects overrides the answer of a persona's hook without a prompt and without the method.
    if (call.decision?.type === 'reject' && !reached && !call.asked) throw rejected(call)
    return answered
  }

  /** Calls the method through the `methods` hooks. The hook of the last deviation is the outermost. */
  const run = (call: Call, onReach?: () => void): Promise<unknown> => {
    const start = (handler: Method | undefined) =>
      core.deviations.reduce<() => Promise<unknown>>(
        (next, { methods: hooks = {}, lazyMethods = {} }) => {
          const hook = ownOf(hooks, call.method) ?? ownOf(lazyMethods, call.method) ?? hooks['*']
          return hook ? async () => hook(call, next, core) : next
        },
        () => {
          onReach?.()
          return answer(call, handler)
        },
      )()
    const found = core.methods(call.method)
    return found instanceof Promise ? found.then(start) : start(found)
  }

  const answer = async (call: Call, handler: Method | undefined): Promise<unknown> => {
    const { method, origin, decision } = call
    if (decision?.type === 'reject') throw rejected(call)
    if (!handler) throw core.fail('unsupported', { method, origin })
    return handler(call, core)
  }

  const rejected = ({ method, origin, decision }: Call) =>
    core.fail('userRejected', { method, origin }, decision?.type === 'reject' ? decision : {})

  const failed = (call: Call, { error }: Extract<AppliedRule['act'], { type: 'fail' }>) => {
    const { method, origin } = call
    if (typeof error !== 'string') return core.fail('internal', { method, origin }, error)
    const [asked] = paramList(call) as ({ chainId?: unknown } | null | undefined)[]
    // Passes the requested chain, because the message of the failure may contain it.
    const chainId = parseChainId(asked?.chainId) ?? core.store.chainId()
    return core.fail(error, { method, origin, chainId })
  }

  /** Opens again a prompt whose page was closed or reloaded. No request receives the answer. */
  const resume = (prompt: Pick<Prompt, 'method' | 'params' | 'origin'>): void => {
    const call: Call = { id: 0, ...prompt, decision: { type: 'prompt' }, after: [] }
    void run(call).then(
      () => call.after.forEach((fn) => fn()),
      () => {},
    )
  }

  return { request, resume }
}

const isDecision = (act: AppliedRule['act']): act is NonNullable<Call['decision']> =>
  act.type === 'approve' || act.type === 'reject' || act.type === 'prompt'

/** Returns the answer of a rule that hooks cannot change: `reply`, `hang`, and `fail` with a `kind`. */
function verbatimOf({ act }: AppliedRule): (() => Promise<unknown>) | undefined {
  if (act.type === 'reply') return async () => decode(act.value)
  if (act.type === 'hang') return () => new Promise(() => {})
  if (act.type !== 'fail' || typeof act.error === 'string' || act.error.kind === undefined)
    return undefined
  const shape: ErrorShape = act.error
  return () => Promise.reject(new Verbatim(decodeError(shape)))
}

/** Converts anything thrown inside the engine to the error that the dapp catches. */
function shapeError(core: Core, thrown: unknown, call?: Call): unknown {
  if (thrown instanceof Verbatim) return thrown.thrown
  // An error that a signer or a hook throws becomes an internal error of the wallet (EIP-1474, -32603).
  const first = isFailure(thrown) ? thrown : core.fail('internal', { why: messageOf(thrown) })
  const failure = core.deviations.reduce(
    (f, { failure: hook }) => (hook ? hook(f, call, core) : f),
    first,
  )
  return core.deviations.reduce<(f: Failure) => unknown>(
    (next, { shape }) => (shape ? (f) => shape(f, next, core) : next),
    ({ code, message, data }) => new ProviderRpcError(code, message, data),
  )(failure)
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

/** Returns what is wrong with the argument of `request()` (EIP-1193, "request"), or undefined. */
export function malformed(args: unknown): string | undefined {
  if (!isRecord(args)) return 'Expected a single, non-array, object argument.'
  const method = readProperty(args, 'method')
  const params = readProperty(args, 'params')
  if (typeof method !== 'string' || method === '')
    return "'args.method' must be a non-empty string."
  if (params !== undefined && (typeof params !== 'object' || params === null))
    return "'args.params' must be an object or array if provided."
  return undefined
}

const dataOf = (args: unknown) => {
  const encoded = encode(args)
  return encoded.$ === 'json' ? { data: encoded.value } : {}
}

const ownOf = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
