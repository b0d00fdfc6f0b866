import { expect, test } from 'vitest'
import { ask, need } from '../../wallet/steps.ts'
import type { Check, Step } from '../../core/defineCheck.ts'
import { fakeEnvironment } from '../../core/testing/fakeEnvironment.ts'
import {
  createOnceRunner,
  createSharedBeginningRunner,
  groupByBeginning,
} from './createSharedBeginningRunner.ts'

const check = (id: string, script: readonly Step[]): Check => ({
  id,
  group: 'X',
  level: 'MUST',
  basis: 'spec',
  spec: '695',
  action: 'none',
  auto: 'N',
  stimulus: '',
  title: 'Does what it should',
  expected: '',
  note: '',
  script,
  judge: () => ({ status: 'pass' }),
})

const beginning = [...ask('accounts', 'eth_accounts'), need({ list: 'accounts' }, 'a.list')]
const inspect = (id: string): Step => ({ do: 'inspect', id, path: 'provider' })

/**
 * Runs scripts on wallets that return these accounts, and counts the wallets. `isBack` tells whether a wallet
 * is in its remembered state again.
 */
function setUp({ isBack = true, accounts = ['0xa'] as string[] | null } = {}) {
  let opened = 0
  const environment = fakeEnvironment(() => {
    opened += 1
    return { answer: () => ({ result: accounts, by: 'promise' as const }) }
  })
  const play = createSharedBeginningRunner(async () => async () => isBack)
  return {
    play: (id: string, script: readonly Step[]) =>
      play(check(id, script), environment, { timeout: 200 }),
    opened: () => opened,
    closed: environment.closed,
  }
}

test('runs a shared beginning once, and has it in both transcripts', async () => {
  const { play, opened } = setUp()
  await play('a.one', [...beginning, inspect('one')])
  const { transcript } = await play('a.two', [...beginning, inspect('two')])
  expect(opened()).toBe(1)
  expect(transcript.map(({ what }) => what)).toContain('eth_accounts')
})

test('opens a new wallet if the old one is in another state than after the beginning', async () => {
  const { play, opened } = setUp({ isBack: false })
  await play('a.one', [...beginning, inspect('one')])
  await play('a.two', [...beginning, inspect('two')])
  expect(opened()).toBe(2)
})

test('opens a new page for a script that reloads it', async () => {
  const { play, opened } = setUp()
  await play('a.one', [...beginning, inspect('one')])
  await play('a.two', [...beginning, { do: 'discover' }])
  expect(opened()).toBe(2)
})

test('closes the wallet when the beginning ends the check', async () => {
  const { play, closed } = setUp({ accounts: null })
  const { ended } = await play('a.one', [...beginning, inspect('one')])
  expect([ended?.status, closed()]).toEqual(['blocked', 1])
})

test('groups checks with the same beginning', () => {
  const alone = check('a.alone', [{ do: 'discover' }])
  const [one, two] = ['one', 'two'].map((id) => check(id, [...beginning, inspect(id)]))
  expect(groupByBeginning([one!, alone, two!]).map(({ id }) => id)).toEqual([
    'one',
    'two',
    'a.alone',
  ])
})

test('runs equal scripts once', async () => {
  const run = runOnce()
  expect(await run('a.two')).toBe(await run('a.one'))
})

test('runs a script again after its page broke', async () => {
  const run = runOnce((opened) => {
    if (opened === 0) throw new Error('The page crashed.')
  })
  await expect(run('a.one')).rejects.toThrow('The page crashed.')
  expect((await run('a.two')).ended).toBeUndefined()
})

/**
 * Creates a function that runs a check once, on wallets that only boot.
 *
 * @param boot called with the number of wallets opened so far.
 */
function runOnce(boot: (opened: number) => void = () => undefined) {
  const environment = fakeEnvironment((opened) => ({ boot: async () => boot(opened) }))
  const run = createOnceRunner()
  return (id: string) => run(check(id, [{ do: 'boot' }]), environment, { timeout: 200 })
}
