import { expect, test } from 'vitest'
import type { Check } from './check.ts'
import { createPlayAlike } from './playAlike.ts'
import { fakeEnvironment } from './testing/fakeEnvironment.ts'

test('what two checks want to see alike is played once', async () => {
  const play = playAlike()
  expect(await play('a.two')).toBe(await play('a.one'))
})

test('a check whose page broke is played anew for who wants the same', async () => {
  const play = playAlike((opened) => {
    if (opened === 0) throw new Error('The page crashed.')
  })
  await expect(play('a.one')).rejects.toThrow('The page crashed.')
  expect((await play('a.two')).ended).toBeUndefined()
})

/** @param boot of the wallet that is opened as the so many-th */
function playAlike(boot: (opened: number) => void = () => undefined) {
  const environment = fakeEnvironment((opened) => ({ boot: async () => boot(opened) }))
  const play = createPlayAlike()
  return (id: string) => play(check(id), environment, { timeout: 200 })
}

const check = (id: string): Check => ({
  ...{ id, group: 'X', level: 'MUST', basis: 'spec', spec: '695', action: 'none', auto: 'N' },
  ...{ stimulus: '', expect: '', note: '' },
  script: [{ do: 'boot' }],
  judge: () => ({ status: 'pass' }),
})
