import { describe, expect, test } from 'vitest'
import { defaultChains } from '../AppChains.ts'
import { cells } from '../cells.ts'
import { judge } from './judge.ts'
import type { Observation, ObservedEntry } from '../Observation.ts'

const a = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const detail = (
  seq: number,
  fields: Partial<ObservedEntry> & Pick<ObservedEntry, 'event'>,
): ObservedEntry => ({
  seq,
  at: seq,
  attempt: 1,
  ...fields,
})

const connected = [
  detail(1, { event: 'connecting' }),
  detail(2, { event: 'connect', accounts: [a], chainId: 56 }),
]

const rejected = { class: 'UserRejected', kind: 'user-rejected', code: 4001 }

/** Observations of a switch that the user rejected and that the app handled correctly. */
const honest: Observation = {
  before: 'S',
  after: 'N',
  accounts: [a],
  chainId: 56,
  stream: [...connected, detail(3, { event: 'error', error: rejected })],
  from: 2,
  pending: rejected,
  calls: [],
  truth: { accounts: [a.toLowerCase()], chainId: 56 },
  configured: [56, 1],
  unhandled: [],
  console: [],
  listenersLeft: 0,
}

const cell = (id: string) => {
  const found = cells.find((one) => one.id === id)
  const variant = found?.variants(defaultChains)[0]
  if (found === undefined || variant === undefined) throw new Error(`no cell ${id}`)
  return [found, variant] as const
}

const faults = (id: string, seen: Partial<Observation>) =>
  judge(...cell(id), { ...honest, ...seen })

test('accepts a correct rejected switch', () => {
  expect(faults('app.s.rej.text.S', {})).toEqual([])
})

describe('names each wrong value', () => {
  test.each<[string, Partial<Observation>, string]>([
    ['state', { after: 'D' }, 'state connected wanted, disconnected seen'],
    [
      'an event too many',
      { stream: [...honest.stream, detail(4, { event: 'disconnect' })] },
      'nothing wanted, disconnect seen',
    ],
    [
      'another class',
      { pending: { class: 'SwitchChain', reason: 'other' } },
      'the pending promise: rejected with UserRejected wanted, rejected with SwitchChain(other) seen',
    ],
    [
      'never settled',
      { pending: 'pending' },
      'the pending promise: rejected with UserRejected wanted, pending seen',
    ],
    ['no error entry', { stream: connected }, 'error entries: UserRejected wanted, nothing seen'],
    [
      'another account than the wallet',
      { accounts: [] },
      `accounts: the wallet has ${a.toLowerCase()}, the app nothing`,
    ],
    ['another chain', { chainId: 1 }, 'chain: the wallet is on 56, the app on 1'],
    ['unhandled', { unhandled: ['x'] }, 'unhandled rejection: x'],
    ['console', { console: ['y'] }, 'console error: y'],
    ['listeners', { listenersLeft: 2 }, '2 listeners left after disconnect'],
    [
      'a change before connect',
      {
        stream: [detail(1, { event: 'change', accounts: [a], chainId: 56 }), ...connected],
        from: 3,
      },
      'out of the grammar: change, connecting, connect',
    ],
  ])('%s', (_, seen, fault) => {
    expect(faults('app.s.rej.text.S', seen)).toContain(fault)
  })
})

const lowercase = a.toLowerCase()
const refusal = { type: 'object', code: 4001, text: 'no', innermost: 4001 }
/** Further fields of these observations, which only the app of this repository provides. */
const whole: Partial<Observation> = {
  pending: { ...rejected, cause: refusal },
  refusals: { wallet_switchEthereumChain: refusal },
  time: { from: 3, until: 4 },
  wallets: { first: 'metamask', second: 'rabby', missing: 'gate' },
  waiting: null,
  restoring: null,
  stream: honest.stream.map((entry) => ({ ...entry, wallet: 'metamask' })),
}
const last = (fields: Partial<ObservedEntry>): Partial<Observation> => ({
  stream: whole.stream!.with(2, { ...whole.stream![2]!, ...fields }),
})

test('accepts correct observations of the own connection', () => {
  expect(faults('app.s.rej.text.S', whole)).toEqual([])
})

describe('names each wrong value outside the order of events', () => {
  test.each<[string, Partial<Observation>, string]>([
    [
      'another wallet',
      last({ wallet: 'x' }),
      'entry 3 (error) of the wallet "x", "metamask" wanted',
    ],
    ['another attempt', last({ attempt: 0 }), 'entry 3 (error) of attempt 0, 1 wanted'],
    ['no time', last({ at: 0 }), 'entry 3 (error) at 0 ms, which was from 3 to 4'],
    ['a later time', last({ at: 9 }), 'entry 3 (error) at 9 ms, which was from 3 to 4'],
    [
      'small letters',
      { accounts: [lowercase] },
      `snapshot: ${lowercase} is not written with its checksum`,
    ],
    [
      'no kind',
      last({ error: { class: 'UserRejected', code: 4001 } }),
      'an error entry with kind user-rejected wanted, none seen',
    ],
    [
      'no code',
      last({ error: { class: 'UserRejected', kind: 'user-rejected' } }),
      'an error entry with code 4001 wanted, none seen',
    ],
    [
      'no cause',
      { pending: rejected },
      'the wallet\'s own error wanted as cause: ["object",4001,"no"], none seen',
    ],
    [
      'another cause',
      { pending: { ...rejected, cause: { ...refusal, text: 'yes' } } },
      'the wallet\'s own error wanted as cause: ["object",4001,"no"], ["object",4001,"yes"] seen',
    ],
    ['a wait in N', { waiting: { act: 'switch', since: 3 } }, 'switch waited for while connected'],
  ])('%s', (_, seen, fault) => {
    expect(faults('app.s.rej.text.S', { ...whole, ...seen })).toEqual([fault])
  })
})

describe('names each wrong value of a wait', () => {
  const waiting = { act: 'switch', since: 3, until: 120_003 }
  const asked: Partial<Observation> = {
    ...whole,
    before: 'N',
    after: 'S',
    own: 'pending',
    waiting,
    stream: whole.stream!.slice(0, 2),
    calls: ['wallet_switchEthereumChain'],
  }
  delete asked.pending
  test.each<[string, Partial<Observation>, string[]]>([
    ['none', {}, []],
    ['no wait', { waiting: null }, ['nothing waited for while switching']],
    [
      'another act',
      { waiting: { ...waiting, act: 'connect' } },
      ['switch waited for wanted, connect seen'],
    ],
    [
      'the beginning of another wait',
      { waiting: { ...waiting, since: 2, until: 120_002 } },
      ['switch waited for since 2, which was from 3 to 4'],
    ],
    [
      'another end',
      { waiting: { ...waiting, until: 5_003 } },
      ['switch waited for during 5000 ms, 120000 wanted'],
    ],
  ])('%s', (_, seen, wanted) => {
    const { pending: _none, ...rest } = honest
    expect(judge(...cell('app.u.switch.N'), { ...rest, ...asked, ...seen })).toEqual(wanted)
  })
})

test('does not judge fields that another dapp leaves out', () => {
  const stream = honest.stream.map(({ at: _, attempt: __, error, ...entry }) => ({
    ...entry,
    ...(error && { error: { class: error.class } }),
  }))
  expect(faults('app.s.rej.text.S', { ...whole, partly: true, stream })).toEqual([])
  expect(faults('app.s.rej.text.S', { ...whole, stream })).not.toEqual([])
})

test('reports a switch that reaches the wallet twice', () => {
  const seen = faults('app.u.switch.N', {
    before: 'N',
    after: 'S',
    stream: connected,
    own: 'pending',
    calls: ['wallet_switchEthereumChain', 'wallet_switchEthereumChain'],
  })
  expect(seen.filter((fault) => !fault.includes('pending promise'))).toEqual([
    'wallet_switchEthereumChain asked 1 times wanted, 2 seen',
  ])
})

test('reports a reason that differs from the table', () => {
  const other = { class: 'SwitchChain', reason: 'other', kind: 'pending' }
  expect(
    faults('app.s.pending.S', {
      pending: other,
      stream: [...connected, detail(3, { event: 'error', error: other })],
    }),
  ).toEqual([
    'the pending promise: rejected with SwitchChain(pending) wanted, rejected with SwitchChain(other) seen',
    'an error entry with reason pending wanted, other seen',
  ])
})
