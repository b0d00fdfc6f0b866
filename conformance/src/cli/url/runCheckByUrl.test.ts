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
