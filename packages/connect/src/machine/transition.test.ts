import fc from 'fast-check'
import { bsc, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { a, b } from '../fakes/createFakeWallet.ts'
import { initial } from './initialState.ts'
import type { State, Answer, Purpose, Stimulus, Timer } from './types.ts'
import { transition } from './transition.ts'

const context = { chains: [bsc, mainnet], at: 0, nameOf: (wallet: string) => wallet }

/** Errors whose codes throw when they are converted to a number. */
const odd = [{ code: Symbol('4001') }, { code: Object.create(null) as unknown }]

const payload = fc.oneof(
  fc.constantFrom<unknown>(
    [a],
    [b],
    [a, b],
    [a.toLowerCase()],
    [],
    a,
    '0x38',
    '0x1',
    '0x61',
    null,
    undefined,
    { chainId: '0x1' },
    { code: 1013 },
    { code: 4900 },
    ...odd,
  ),
  fc.anything(),
)
const answer: fc.Arbitrary<Answer> = fc.oneof(
  payload.map((value) => ({ ok: true as const, value })),
  fc.record({
    ok: fc.constant(false as const),
    error: fc.oneof(
      fc.constantFrom<unknown>(
        { code: 4001 },
        { code: 4902 },
        { code: -32002 },
        { code: -32003 },
        ...odd,
      ),
      fc.anything(),
    ),
    gone: fc.boolean(),
  }),
)
const purposes: Purpose[] = [
  'request',
  'restore',
  'recheck',
  'readAccounts',
  'readChain',
  'switch',
  'add',
  'revoke',
]
const timers: Timer[] = ['prompt', 'silent', 'read', 'chainRequest', 'settle', 'poll', 'grace']
const wallet = fc.constantFrom('metamask', 'rabby')
const chainId = fc.constantFrom(56, 1, 97)

type Happening = (state: State, ticket: number) => Stimulus

/** Stimuli that continue what a state waits for, so that histories reach every status. */
const progress: fc.Arbitrary<Happening> = fc
  .record({
    act: fc.constantFrom('switch', 'add'),
    accounts: fc.constantFrom([a], [b], [a, b]),
    chain: fc.constantFrom('0x38', '0x1'),
  })
  .map(({ act, accounts, chain }) => (state, ticket) => {
    const { connectAttempt, chainRequest, reads, intent, wallet = 'metamask' } = state
    const answerTo = (call: number, purpose: Purpose, value: unknown) =>
      ({ type: 'answer', call, purpose, wallet, answer: { ok: true, value } }) as const
    const [call] = connectAttempt?.awaited ?? []
    if (call !== undefined)
      return answerTo(call, connectAttempt?.silent ? 'restore' : 'request', accounts)
    if (reads.chain !== undefined) return answerTo(reads.chain, 'readChain', chain)
    if (reads.accounts !== undefined) return answerTo(reads.accounts, 'readAccounts', accounts)
    if (chainRequest && !chainRequest.answered)
      return answerTo(chainRequest.call, chainRequest.act, null)
    if (chainRequest) return { type: 'timer', timer: 'poll' }
    if (state.status === 'connected') return { type: act, ticket, chainId: Number(chain) }
    if (intent) return { type: 'reconnect', present: true }
    return { type: 'connect', ticket, wallet, present: true, remote: false, target: Number(chain) }
  })

/** Arbitrary stimuli. Most answers have the number of a recent call, so that the connection handles them. */
const arbitrary: fc.Arbitrary<Happening> = fc.oneof(
  fc
    .record({
      wallet,
      present: fc.boolean(),
      remote: fc.boolean(),
      target: fc.option(chainId, { nil: undefined }),
    })
    .map(
      (fields) => (_: State, ticket: number) => ({ type: 'connect', ticket, ...fields }) as const,
    ),
  chainId.map(
    (id) => (_: State, ticket: number) => ({ type: 'switch', ticket, chainId: id }) as const,
  ),
  chainId.map(
    (id) => (_: State, ticket: number) => ({ type: 'add', ticket, chainId: id }) as const,
  ),
  fc
    .constantFrom<Stimulus>(
      { type: 'cancel' },
      { type: 'disconnect' },
      { type: 'reconnect', present: true },
      { type: 'reconnect', present: false },
      { type: 'appeared' },
      { type: 'contested' },
      { type: 'restored' },
      { type: 'forgotten', wallet: 'metamask' },
      { type: 'failed', why: 'gone' },
      { type: 'failed', why: 'unauthorised' },
    )
    .map((stimulus) => () => stimulus),
  fc.constantFrom(...timers).map((timer) => () => ({ type: 'timer', timer }) as const),
  fc
    .record({
      type: fc.constantFrom(
        'accountsChanged',
        'chainChanged',
        'providerConnect',
        'providerDisconnect',
      ),
      payload,
    })
    .map((stimulus) => () => stimulus as Stimulus),
  fc.record({ purpose: fc.constantFrom(...purposes), wallet, answer, back: fc.nat(2) }).map(
    ({ back, ...fields }) =>
      (state: State) =>
        ({ type: 'answer', call: aim(state, fields.purpose, back), ...fields }) as const,
  ),
)

const happening = fc.oneof({ arbitrary, weight: 1 }, { arbitrary: progress, weight: 3 })

function aim(
  { connectAttempt, chainRequest, reads, calls }: State,
  purpose: Purpose,
  back: number,
): number {
  if (back > 1) return calls - back
  if (purpose === 'switch' || purpose === 'add') return chainRequest?.call ?? calls
  if (purpose === 'readAccounts') return reads.accounts ?? calls
  if (purpose === 'readChain') return reads.chain ?? calls
  return connectAttempt?.awaited[0] ?? calls
}

const grammar = /^(c+(kh*d)?)*(c+(kh*)?)?$/
const letters: Record<string, string> = {
  connecting: 'c',
  connect: 'k',
  change: 'h',
  disconnect: 'd',
}

test('any history keeps the grammar and the invariants, settles each promise once or still waits, and never throws', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60, size: 'max' }), (history) => {
      let state = initial()
      let stream = ''
      let lastEmitted = ''
      const unsettled = new Set<number>()
      history.forEach((happens, index) => {
        const before = JSON.stringify(state)
        const stimulus = happens(state, index + 1)
        if ('ticket' in stimulus) unsettled.add(stimulus.ticket)
        const next = transition(context, state, stimulus)
        // The function is pure: the input state is unchanged.
        expect(JSON.stringify(state)).toBe(before)
        state = next.state
        reached.add(state.status)
        for (const effect of next.effects) {
          if (effect.type === 'resolve' || effect.type === 'reject')
            for (const ticket of effect.tickets) expect(unsettled.delete(ticket)).toBe(true)
          if (effect.type !== 'emit' || effect.event.event === 'error') continue
          stream += letters[effect.event.event]
          if (effect.event.event === 'connect' || effect.event.event === 'change') {
            const now = JSON.stringify([effect.event.accounts, effect.event.chainId])
            if (effect.event.event === 'change') expect(now).not.toBe(lastEmitted)
            lastEmitted = now
          }
        }
        expect(stream).toMatch(grammar)
        const awaited = [state.connectAttempt, state.chainRequest].flatMap(
          (request) => request?.tickets ?? [],
        )
        expect([...unsettled]).toEqual(awaited.toSorted((one, other) => one - other))
        const connected = ['connected', 'switching', 'adding'].includes(state.status)
        expect(state.accounts.length > 0).toBe(connected)
        expect(state.chainId !== undefined).toBe(connected)
        expect(Boolean(state.connectAttempt)).toBe(
          ['connecting', 'reconnecting'].includes(state.status),
        )
        expect(Boolean(state.connectAttempt?.silent)).toBe(state.status === 'reconnecting')
        if (state.status === 'switching') expect(state.chainRequest?.act).toBe('switch')
        if (state.status === 'adding') expect(state.chainRequest?.act).toBe('add')
        if (state.chainRequest && state.connectAttempt)
          expect(state.connectAttempt.step).toBe('switch')
        if (state.status === 'connected' || state.status === 'disconnected') {
          expect(state.chainRequest).toBeUndefined()
        }
      })
    }),
    { numRuns: 500, seed: 56 },
  )
  expect(reached.size).toBe(6)
})
