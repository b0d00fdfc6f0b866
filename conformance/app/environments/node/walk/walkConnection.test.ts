import { createConnection, type Connection } from '@touchstone/connect'
import type { PersonaName } from '@touchstone/harness'
import { expect, onTestFinished, test } from 'vitest'
import { chainsOf } from '../../../cells/AppChains.ts'
import { accounts } from '../../../cells/testAccounts.ts'
import { createSequentialMoveChooser } from './createSequentialMoveChooser.ts'
import { walkConnection } from './walkConnection.ts'
import { shortenWalk } from './shortenWalk.ts'
import { createRandomMoveChooser } from './createRandomMoveChooser.ts'

/** Personas of the walks, in turn. 200 walks use each of the nine 22 or 23 times. */
const names: readonly PersonaName[] = [
  'standard',
  'metamask',
  'rabby',
  'gate',
  'tokenpocket',
  'walletconnect',
  'bitget',
  'rainbow',
  'binance',
]

const seed = Number(process.env['TOUCHSTONE_SEED'] ?? 1)

// The test takes six seconds of CPU time. A busy machine may need ten times as long.
test(
  `200 walks of 40 moves agree with the table, from seed ${seed}`,
  { timeout: 120_000 },
  async () => {
    const strays: string[] = []
    const met = new Set<string>()
    for (let nth = 0; nth < 200; nth++) {
      const persona = names[nth % names.length]!
      const walk = await walkConnection(persona, createRandomMoveChooser(seed + nth, 40))
      for (const { cell } of walk.steps) met.add(cell)
      if (walk.faults.length === 0) continue
      const { moves, faults } = await shortenWalk(persona, walk)
      strays.push(
        `touchstone app --wallet ${persona} --in node --walk '${moves.join(' ')}': ${faults.join('; ')}`,
      )
    }
    expect(strays).toEqual([])
    expect(met.size).toBeGreaterThan(150)
  },
)

// Walks, as lines of move names, in which the connection once differed from the transition table.
test.each<[PersonaName, string]>([
  ['metamask', 'connect:here approve reload:later connect approve string:b more switch:137 follow'],
  [
    'metamask',
    'connect:here approve string:b reload:later emptyTwice accounts:a add:137:failed more arrive',
  ],
  [
    'bitget',
    'connect approve loose:97 reload:later connect approve accounts:b tab:forget string:a approve',
  ],
])('%s follows the table in: %s', async (persona, line) => {
  const moves = line.split(' ')
  const { steps, faults } = await walkConnection(persona, createSequentialMoveChooser(moves))
  expect({ moves: steps.map(({ move }) => move), faults }).toEqual({ moves, faults: [] })
})

test('20 walks agree with the table in an app with other chains', async () => {
  const chains = chainsOf([8453, 10])
  for (let nth = 0; nth < 20; nth++) {
    const choose = createRandomMoveChooser(seed + nth, 40)
    const { steps, faults } = await walkConnection('standard', choose, undefined, chains)
    expect(faults).toEqual([])
    expect(steps.length).toBeGreaterThan(10)
  }
})

test('reproduces a walk from its line', async () => {
  const first = await walkConnection('rabby', createRandomMoveChooser(7, 40))
  const line = first.steps.map(({ move }) => move).join(' ')
  const again = await walkConnection('rabby', createSequentialMoveChooser(line.split(' ')))
  expect(again).toEqual(first)
})

test('finds and shrinks a walk of a connection that emits no disconnect', async () => {
  const line = 'announce connect null approve chain:1 case accounts:b gone connect'
  const walk = await walkConnection('standard', createSequentialMoveChooser(line.split(' ')), mute)
  const { moves, faults } = await shortenWalk('standard', walk, mute)
  expect(moves.join(' ')).toBe('connect approve gone')
  expect(faults[0]).toBe('disconnect wanted, nothing seen')
})

test('rejects at most two switches in a row, because MetaMask blocks a site after three', async () => {
  const line = 'connect:here approve switch:1 reject switch:1 reject switch:1 reject switch:1'
  const { steps, faults } = await walkConnection(
    'metamask',
    createSequentialMoveChooser(line.split(' ')),
  )
  expect(steps.filter(({ move }) => move === 'reject')).toHaveLength(2)
  expect(faults).toEqual([])
})

test('does not count twelve announcements of a second wallet as a listener leak', async () => {
  const warnings: string[] = []
  const recordWarning = (warning: Error) => void warnings.push(warning.message)
  process.on('warning', recordWarning)
  onTestFinished(() => void process.off('warning', recordWarning))
  const { steps } = await walkConnection(
    'standard',
    createSequentialMoveChooser(Array(12).fill('announce') as string[]),
  )
  expect([steps.length, warnings]).toEqual([12, []])
})

test('shortenWalk returns the whole walk if the fault does not occur again', async () => {
  const walk = await walkConnection('standard', createSequentialMoveChooser(['connect', 'approve']))
  const once = { ...walk, faults: ['oh'] }
  expect(await shortenWalk('standard', once)).toEqual({
    moves: ['connect', 'approve'],
    faults: ['oh (not seen again)'],
  })
})

test.each<[string, string, typeof createConnection]>([
  [
    'connect approve',
    'entry 1 (connecting) of the wallet "x", "dev.touchstone.standard" wanted',
    (options) => alterEvents(options, { wallet: 'x' }),
  ],
  [
    'connect approve',
    'entry 1 (connecting) of attempt 0, 1 wanted',
    (options) => alterEvents(options, { attempt: 0 }),
  ],
  [
    'connect approve switch:1 timeout',
    'state switching wanted until just before the limit, connected seen',
    (options) => createConnection({ ...options, clock: hasty(options!.clock!) }),
  ],
  [
    'connect approve chain:1 reload:later',
    `restoring ${accounts.a} on 1 wanted, ${accounts.a} on 56 seen`,
    (options) => forgetful(options),
  ],
])('the walk %s detects that %s', async (line, fault, create) => {
  const { faults } = await walkConnection(
    'standard',
    createSequentialMoveChooser(line.split(' ')),
    create,
  )
  expect(faults).toContain(fault)
})

type Options = Parameters<typeof createConnection>[0]

const alterEvents = (
  options: Options,
  fields: { wallet?: string; attempt?: number },
): Connection => {
  const connection = createConnection(options)
  return {
    ...connection,
    on: (name, listener) => connection.on(name, (event) => listener({ ...event, ...fields })),
  }
}

const hasty = (clock: NonNullable<NonNullable<Options>['clock']>) => ({
  now: clock.now,
  setTimeout: (fn: () => void, ms: number) => clock.setTimeout(fn, ms * 0.9),
  clearTimeout: clock.clearTimeout,
})

const forgetful = (options: Options) => {
  const connection = createConnection(options)
  const { getSnapshot } = connection
  return {
    ...connection,
    getSnapshot: () => {
      const snapshot = getSnapshot()
      const { restoring } = snapshot
      return restoring ? { ...snapshot, restoring: { ...restoring, chainId: 56 } } : snapshot
    },
  }
}

const mute: typeof createConnection = (options) => {
  const connection = createConnection(options)
  return {
    ...connection,
    on: (name, listener) => (name === 'disconnect' ? () => {} : connection.on(name, listener)),
  }
}
