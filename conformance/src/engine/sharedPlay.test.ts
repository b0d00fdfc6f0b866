import { expect, test } from 'vitest'
import { ask, need } from '../catalogue/wallet/steps.ts'
import type { Check } from './check.ts'
import { Ended } from './Ended.ts'
import { createSharedPlay } from './sharedPlay.ts'
import type { Step } from './step.ts'
import { fakeEnvironment } from './testing/fakeEnvironment.ts'

const check = (id: string, parts: Partial<Check> = {}): Check => ({
  ...{ id, group: 'X', level: 'MUST', basis: 'spec', spec: '695', action: 'none', auto: 'N' },
  ...{ stimulus: '', expect: '', note: '' },
  script: ask('chain', 'eth_chainId'),
  judge: () => ({ status: 'pass' }),
  ...parts,
})

test('what two checks want to see alike is played once', async () => {
  const play = setUp()
  expect(await play(check('a.two'))).toBe(await play(check('a.one')))
})

test('a check of another transport does not apply here, whatever was played before with its script', async () => {
  const play = setUp()
  const here = await play(check('a.here'))
  const phone = await play(check('a.phone', { transport: 'walletconnect' }))
  expect([here.ended, phone.ended?.status]).toEqual([undefined, 'not-applicable'])
})

test('nor does it keep one of this transport from being played', async () => {
  const play = setUp()
  const phone = await play(check('a.phone', { transport: 'walletconnect' }))
  const here = await play(check('a.here'))
  expect([phone.ended?.status, here.ended]).toEqual(['not-applicable', undefined])
})

test('a check whose beginning ends early is not tried again on another wallet', async () => {
  const environment = fakeEnvironment((opened) => ({
    answer: () => ({ result: opened === 0 ? null : ['0xa'], by: 'promise' as const }),
  }))
  const script = [...ask('accounts', 'eth_accounts'), need({ list: 'accounts' }, 'a.list')]
  const played = await createSharedPlay()(check('a.one', { script }), environment, { timeout: 200 })
  expect([played.ended?.status, environment.closed()]).toEqual(['blocked', 1])
})

/** Wallets of which the first breaks where it is looked into. */
function breaking(script: Check['script']) {
  const kept: string[] = []
  const environment = fakeEnvironment((opened) => ({
    inspect: async () => {
      if (opened === 0) throw new Error('The browser is gone.')
      return { type: 'object', value: null }
    },
    evidence: async (id) => kept.push(id),
  }))
  const shared = createSharedPlay()
  const play = (id: string) => shared(check(id, { script }), environment, { timeout: 200 })
  return { play, kept }
}

const inspect: Step = { do: 'inspect', id: 'seen', path: 'provider' }
const own: Step = { do: 'discover' }
const begun: Step = { do: 'need', need: { resolved: 'chain' }, by: 'a.chain' }
const places: [string, Step[]][] = [
  ['on a page of its own', [own, inspect]],
  ['in its beginning', [...ask('chain', 'eth_chainId'), inspect, begun]],
  ['after a shared beginning', [...ask('chain', 'eth_chainId'), begun, inspect]],
]

test.each(places)(
  'a check that broke %s is played anew for who wants the same',
  async (_, script) => {
    const { play } = breaking(script)
    await expect(play('a.one')).rejects.toThrow('The browser is gone.')
    expect((await play('a.two')).ended).toBeUndefined()
  },
)

test('what a person put off is not asked anew by who wants the same', async () => {
  let asked = 0
  const environment = fakeEnvironment(() => ({
    inspect: async () => {
      asked += 1
      throw new Ended({ status: 'manual-pending', message: 'Later.' })
    },
  }))
  const shared = createSharedPlay()
  const play = (id: string) =>
    shared(check(id, { script: [own, inspect] }), environment, { timeout: 200 })
  await play('a.one').catch(() => undefined)
  await play('a.two').catch(() => undefined)
  expect(asked).toBe(1)
})

test.each(places)('of a check that broke %s its pages are kept', async (_, script) => {
  const { play, kept } = breaking(script)
  await play('a.one').catch(() => undefined)
  expect(kept).toEqual(['a.one'])
})

function setUp() {
  const environment = fakeEnvironment(() => ({}))
  const shared = createSharedPlay()
  return (one: Check) => shared(one, environment, { timeout: 200 })
}
