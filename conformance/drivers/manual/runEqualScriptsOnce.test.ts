import { expect, test } from 'vitest'
import type { Check } from '../../core/defineCheck.ts'
import { fakeEnvironment } from '../../core/testing/fakeEnvironment.ts'
import { createOnceRunner } from './runEqualScriptsOnce.ts'

test('runs equal scripts once', async () => {
  const play = playOnce()
  expect(await play('a.two')).toBe(await play('a.one'))
})

test('runs a script again after its page broke', async () => {
  const play = playOnce((opened) => {
    if (opened === 0) throw new Error('The page crashed.')
  })
  await expect(play('a.one')).rejects.toThrow('The page crashed.')
  expect((await play('a.two')).ended).toBeUndefined()
})

/** @param boot called with the number of wallets opened so far. */
function playOnce(boot: (opened: number) => void = () => undefined) {
  const environment = fakeEnvironment((opened) => ({ boot: async () => boot(opened) }))
  const play = createOnceRunner()
  return (id: string) => play(check(id), environment, { timeout: 200 })
}

const check = (id: string): Check => ({
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
  script: [{ do: 'boot' }],
  judge: () => ({ status: 'pass' }),
})
