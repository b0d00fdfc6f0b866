import { describe, expect, test } from 'vitest'
import { cells } from './cells.ts'
import { judge } from './judge.ts'
import type { Seen, SeenDetail } from './seen.ts'

const a = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const detail = (
  seq: number,
  fields: Partial<SeenDetail> & Pick<SeenDetail, 'event'>,
): SeenDetail => ({
  seq,
  attempt: 1,
  ...fields,
})

const connected = [
  detail(1, { event: 'connecting' }),
  detail(2, { event: 'connect', accounts: [a], chainId: 56 }),
]

const rejected = { class: 'UserRejected', kind: 'user-rejected', code: 4001 }

/** A rejected switch as it must be seen. */
const honest: Seen = {
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
  const drive = found?.drives[0]
  if (found === undefined || drive === undefined) throw new Error(`no cell ${id}`)
  return [found, drive] as const
}

const faults = (id: string, seen: Partial<Seen>) => judge(...cell(id), { ...honest, ...seen })

test('a rejected switch, as it must be, has no fault', () => {
  expect(faults('app.s.rej.text.S', {})).toEqual([])
})

describe('each lie is named', () => {
  test.each<[string, Partial<Seen>, string]>([
    ['state', { after: 'D' }, 'state N wanted, D seen'],
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

test('a switch that reaches the wallet twice is seen', () => {
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

test('a reason other than the table says is seen', () => {
  const other = { class: 'SwitchChain', reason: 'other' }
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
