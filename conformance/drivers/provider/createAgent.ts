import type { Answer, Call, Driver, DriverEvent, ListenerRequest } from '../../core/driver.ts'
import { serialize, serializeError, type SerializedValue } from '../../core/serialize.ts'
import { withTimeout } from '../../core/withTimeout.ts'
import { serializeUserActionValues } from './serializeUserActionValues.ts'
import { addDecoyWallet, decoyRdns } from './addDecoyWallet.ts'
import { callProvider } from './callProvider.ts'
import { collectReachableStrings } from './collectReachableStrings.ts'
import { watchAnnouncements } from './watchAnnouncements.ts'
import type { Provided } from './parseCreatedProvider.ts'
import { isPlanned, PlannedError } from './PlannedError.ts'

/** Number of events of a wallet at which the agent reports a flood, and stops reporting events. */
export const maxEvents = 5000

type Listener = (...args: unknown[]) => void
type Loose = Record<string, unknown>

/**
 * Creates the agent: a driver for a provider in the same realm. The agent uses only APIs that Node and browsers share,
 * and reports serialized values.
 *
 * @example
 * const driver = createAgent(await create(options))
 * await driver.request({ id: 'a', on: 'provider', path: 'request', args: [{ method: 'eth_chainId' }] })
 */
export function createAgent(provided: Provided): Driver {
  let notify: (event: DriverEvent) => void = () => undefined
  let events = 0
  const listeners = new Map<string, { event: string; run: Listener }>()
  const { window } = provided
  let stopSecondWallet: (() => void) | undefined
  const announced =
    window &&
    watchAnnouncements(
      window,
      () => provided.provider,
      (event) => isWithinLimit() && notify(event),
    )

  /** Counts an event. Reports a flood at the event that reaches the limit. */
  function isWithinLimit(): boolean {
    events += 1
    if (events === maxEvents) notify({ flooded: events })
    return events < maxEvents
  }

  const target = (call: Call): unknown => {
    if (call.on === 'announced') return announced?.provider()
    if (call.on === 'window.ethereum') return window?.ethereum
    return provided.provider
  }

  const createListener = ({ id, event, behavior }: ListenerRequest): Listener => {
    let times = 0
    return (...args) => {
      if (!isWithinLimit()) return
      times += 1
      const reported: DriverEvent = { event, listener: id, args: args.map((arg) => serialize(arg)) }
      if (behavior?.read) {
        reported.read = Object.fromEntries(
          behavior.read.map((path) => [path, readPath(provided.provider, path).value]),
        )
      }
      notify(reported)
      if (behavior?.call) {
        // Give each answer its own id: that of the call, then with `.2`, `.3` and so on.
        const { id: first } = behavior.call
        const call = { ...behavior.call, id: times === 1 ? first : `${first}.${times}` }
        void callProvider(target(call), call).then((answer) =>
          notify({ inListener: id, call, answer }),
        )
      }
      if (behavior?.throw) throw new PlannedError()
    }
  }

  return {
    window: Boolean(window),
    lacks: provided.lacks ?? [],
    user: serializeUserActionValues(provided.user ?? {}, perform),
    onEvent: (listener) => void (notify = listener),
    request: (call) => callProvider(target(call), call),
    async boot() {
      await provided.boot?.()
    },
    async listen(listen) {
      const run = createListener(listen)
      listeners.set(listen.id, { event: listen.event, run })
      return changeListener(provided.provider, 'on', listen.event, run)
    },
    async unlisten(id) {
      const listener = listeners.get(id)
      if (!listener) return { $: 'undefined' }
      return changeListener(provided.provider, 'removeListener', listener.event, listener.run)
    },
    async discover() {
      window?.dispatchEvent(new Event('eip6963:requestProvider'))
    },
    async decoy() {
      if (window) stopSecondWallet = addDecoyWallet(decoyRdns, window)
    },
    async inspect(path) {
      if (path === '*') return { type: 'object', value: collectReachableStrings(provided.provider) }
      return path.startsWith('window.')
        ? readPath(window, path.slice('window.'.length))
        : readPath(provided.provider, path)
    },
    async close() {
      notify = () => undefined
      for (const { event, run } of listeners.values())
        changeListener(provided.provider, 'removeListener', event, run)
      announced?.stop()
      stopSecondWallet?.()
      await provided.close?.()
    },
  }
}

/** Time limit of an immediate answer, in ms. A slower call may be waiting for a user. */
const immediately = 50

/** Makes calls in sequence, and stops at the first without an immediate answer, which is `open`. */
export async function requestEach(
  { request }: Pick<Driver, 'request'>,
  calls: readonly Call[],
): Promise<{ answers: Answer[]; open?: Promise<Answer> }> {
  const answers: Answer[] = []
  for (const call of calls) {
    const open = request(call)
    const answer = await withTimeout(open, immediately, undefined)
    if (!answer) return { answers, open }
    answers.push(answer)
  }
  return { answers }
}

/** Returns `provider` if the method did, else an object with the type of the returned value or the thrown error. */
function changeListener(
  provider: unknown,
  method: string,
  event: string,
  run: Listener,
): SerializedValue {
  try {
    const returned = (provider as Record<string, (event: string, run: Listener) => unknown>)[
      method
    ]!(event, run)
    return returned === provider ? 'provider' : { $: typeof returned }
  } catch (thrown) {
    return { $: 'throws', fault: serializeError(thrown) as SerializedValue }
  }
}

function readPath(root: unknown, path: string): { type: string; value: SerializedValue } {
  let value = root
  try {
    for (const key of path.split('.')) value = (value as Loose)[key]
  } catch {
    return { type: 'throws', value: { $: 'throws' } }
  }
  return { type: value === null ? 'null' : typeof value, value: serialize(value) }
}

type Act = (...args: unknown[]) => unknown

/** Performs a user action. Ignores the planned error of a listener, which can surface there. */
async function perform(user: object, act: Act, args: unknown[]): Promise<unknown> {
  try {
    return await Reflect.apply(act, user, args)
  } catch (thrown) {
    if (isPlanned(thrown)) return undefined
    throw thrown
  }
}
