import type { Act, How, Inside, Target } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import type { CallStep, Need, Step } from '../../engine/step.ts'

/** The chains that every wallet under test was told of. */
export const home = '0x38'
export const other = '0x1'
/** One that no wallet was told of. */
export const nowhere = '0xdead'

/** The i-th account that the wallet was given. */
export const account = (index: number): Seen => ({ $: 'account', index })
/** The result of an earlier call, or a part of it. */
export const answer = (of: string, ...path: string[]): Seen => ({ $: 'answer', of, path })
/** The number after the one that an earlier call gave. */
export const next = (of: string): Seen => ({ $: 'answer', of, plus: 1 })
/** The address of a node of a chain. */
export const rpc = (chainId: number): Seen => ({ $: 'rpc', chainId })

type Options = { on?: Target; how?: How }

/** Calls a function of the provider and does not wait. */
export const call = (
  id: string,
  path: string,
  args: Seen[],
  { on = 'provider', how }: Options = {},
): CallStep => ({
  do: 'call',
  id,
  on,
  path,
  args,
  ...(how && { how }),
})

/** Asks `request` with these arguments, however odd, and does not wait. */
export const raw = (id: string, args: Seen[], options?: Options): CallStep =>
  call(id, 'request', args, options)

/** Requests a method and does not wait. */
export const request = (id: string, method: string, params?: Seen, options?: Options): CallStep =>
  raw(id, [params === undefined ? { method } : { method, params }], options)

/** Requests each of these, one after the other, and rejects what opens. */
export const series = (calls: readonly { id: string; args: Seen }[]): Step => ({
  do: 'series',
  calls: calls.map(({ id, args }) => ({ id, args: [args] })),
})

/** Requests again and again while the answer holds this value at this place; the last answer counts. */
export const repeat = (
  id: string,
  method: string,
  params: Seen,
  path: readonly string[],
  value: Seen,
): Step => ({ do: 'repeat', id, args: [{ method, params }], while: { path, value } })

/** Makes these calls at once: all are in flight before one is answered. */
export const burst = (...calls: CallStep[]): Step => ({ do: 'burst', calls })

export const settle = (of: string): Step => ({ do: 'settle', of })
export const prompt = (of: string): Step => ({ do: 'prompt', of })
export const user = (act: Act, ...args: Seen[]): Step => ({ do: 'user', act, args })
export const need = (what: Need, by: string): Step => ({ do: 'need', need: what, by })
export const listen = (id: string, event: string, inside?: Inside): Step => ({
  do: 'listen',
  id,
  event,
  ...(inside && { inside }),
})
export const unlisten = (id: string): Step => ({ do: 'unlisten', id })
export const wait = (event: string, listener?: string): Step => ({
  do: 'await',
  event,
  ...(listener && { listener }),
})
/** Waits for the message with this block number, or for any message if the person made a block on the wallet's own chain. */
export const waitForHead = (number: Seen): Step => ({
  do: 'await',
  event: 'message',
  says: { path: ['data', 'result', 'number'], value: number, unless: 'mine' },
})
/**
 * Waits until the site is told that this account is its first one. That of the connect may be still on
 * its way, and says another.
 */
export const waitForAccount = (index: number): Step => ({
  do: 'await',
  event: 'accountsChanged',
  says: { path: ['0'], value: account(index) },
})
/** Waits until the site is told that it has so many accounts. */
export const waitForAccounts = (count: number): Step => ({
  do: 'await',
  event: 'accountsChanged',
  says: { path: ['length'], value: count },
})
export const fence: Step = { do: 'fence' }
export const boot: Step = { do: 'boot' }
export const discover: Step = { do: 'discover' }
/** A second wallet, the suite's own, on the same page. */
export const decoy: Step = { do: 'decoy' }
export const inspect = (id: string, path: string): Step => ({ do: 'inspect', id, path })
export const node = (id: string, method: string, params?: Seen[], until?: Seen): Step => ({
  do: 'node',
  id,
  method,
  ...(params && { params }),
  ...(until !== undefined && { until }),
})

/** Requests and waits for the answer; nobody touches a prompt. */
export const ask = (id: string, method: string, params?: Seen, options?: Options): Step[] => [
  request(id, method, params, options),
  settle(id),
]

/** Requests, approves what opens (if anything does), and waits. */
export const approve = (id: string, method: string, params?: Seen, choice: Seen[] = []): Step[] => [
  request(id, method, params),
  prompt(id),
  { do: 'user', act: 'approve', args: choice, if: 'prompted' },
  settle(id),
]

/** Requests, rejects the prompt, and waits. Where no prompt opens, `by` blocks the check. */
export const reject = (
  id: string,
  method: string,
  params: Seen | undefined,
  by: string,
): Step[] => [
  request(id, method, params),
  prompt(id),
  need({ prompted: id }, by),
  user('reject'),
  settle(id),
]

/** Requests, rejects what opens (if anything does), and waits. */
export const refuse = (id: string, method: string, params?: Seen): Step[] => [
  request(id, method, params),
  prompt(id),
  { do: 'user', act: 'reject', if: 'prompted' },
  settle(id),
]

/** The person lets this site see these accounts; blocks the check where that fails. */
export const connect = (...indexes: number[]): Step[] => [
  ...approve(
    'connect',
    'eth_requestAccounts',
    undefined,
    indexes.length ? [choose(...indexes)] : [],
  ),
  need({ list: 'connect' }, '1102.request.resolvesArray'),
]

/** A choice made in a connect prompt. */
export const choose = (...indexes: number[]): Seen => ({ accounts: indexes.map(account) })

/** The same calls and listeners in another page, by the name that it was opened under. */
export const there = (page: string, steps: readonly Step[]): Step[] =>
  steps.map((step) => {
    if (step.do === 'burst') return { ...step, calls: step.calls.map((one) => ({ ...one, page })) }
    return step.do === 'call' || step.do === 'listen' ? { ...step, page } : step
  })
