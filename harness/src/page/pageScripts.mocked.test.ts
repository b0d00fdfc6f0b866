import { rolldown } from 'rolldown'
import { expect, test, vi } from 'vitest'
import { personas } from '../personas/index.ts'
import { engineScript } from './pageScripts.ts'
import { builtInSource } from './PersonaSource.ts'

vi.mock(import('rolldown'), async (original) => {
  const actual = await original()
  return { ...actual, rolldown: vi.fn<typeof rolldown>(actual.rolldown) }
})
// Makes `readFile` fail. Otherwise the tests would use cached bundles of earlier runs.
vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original()
  const readFile = async () => Promise.reject(new Error('Nothing is kept.'))
  return { ...actual, readFile: readFile as never }
})

const standard = builtInSource(personas.standard)

test('a failed bundle is retried by the next call', async () => {
  vi.mocked(rolldown).mockRejectedValueOnce(new Error('No space left.'))
  await expect(engineScript(standard)).rejects.toThrow('No space left.')
  expect(await engineScript(standard)).toContain('eth_requestAccounts')
})
