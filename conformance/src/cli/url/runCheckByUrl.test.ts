import { expect, test } from 'vitest'
import { runCheckByUrl } from './runCheckByUrl.ts'

test.each([
  ['only', '1193.*', 'the page plays a whole profile'],
  ['shard', '1/2', 'the page plays a whole profile'],
  ['seed', '1', 'the page plays a whole profile'],
  ['provider', 'x.ts', 'the wallet is the one that the person brings'],
  ['persona', 'standard', 'the wallet is the one that the person brings'],
  ['extension', 'x', 'the wallet is the one that the person brings'],
  ['driver', 'metamask', 'the wallet is the one that the person brings'],
  ['in', 'page', 'the wallet is the one that the person brings'],
  ['headed', true, 'the browser is the one that the person opens'],
  ['timeout', '1000', 'a person takes their time'],
])('--%s makes no sense with a person, in one line', async (option, given, why) => {
  const run = runCheckByUrl({ profile: 'core', [option]: given })
  await expect(run).rejects.toThrow(`--url does not take --${option}: ${why}.`)
})

test.each(['legacy', 'core-2026.1', 'nope'])('the page plays no profile %s', async (profile) => {
  const message = `The page has no profile "${profile}". Known: quick, core, strict.`
  await expect(runCheckByUrl({ profile })).rejects.toThrow(message)
})

test('a file that cannot be written is told before a person has begun', async () => {
  const run = runCheckByUrl({ profile: 'core', json: import.meta.dirname })
  await expect(run).rejects.toThrow('cannot be written')
})
