import { expect, test } from 'vitest'
import { runCheckByUrl } from './runCheckByUrl.ts'

test.each([
  ['--only', { only: '1193.*' }],
  ['--shard', { shard: '1/2' }],
  ['--seed', { seed: '1' }],
])('%s makes no sense with a person, in one line', async (option, given) => {
  const message = `--url does not take ${option}: the page plays a whole profile.`
  await expect(runCheckByUrl({ profile: 'core', ...given })).rejects.toThrow(message)
})

test('a file that cannot be written is told before a person has begun', async () => {
  const run = runCheckByUrl({ profile: 'core', json: import.meta.dirname })
  await expect(run).rejects.toThrow('cannot be written')
})
