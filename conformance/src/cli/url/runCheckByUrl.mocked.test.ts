import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildPage } from './buildPage.ts'
import { runCheckByUrl } from './runCheckByUrl.ts'
import { servePage } from './servePage.ts'

vi.mock('./buildPage.ts', () => ({ buildPage: vi.fn<typeof buildPage>() }))
vi.mock('./servePage.ts', () => ({ servePage: vi.fn<typeof servePage>() }))

test('a page that can neither be built nor closed leaves nothing behind, and both are told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-url-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.mocked(buildPage).mockRejectedValue(new Error('It was not built.'))
  vi.mocked(servePage).mockResolvedValue({
    addresses: { local: '' },
    run: Promise.resolve(),
    close: () => Promise.reject(new Error('It was not closed.')),
  })

  const told = await runCheckByUrl({ profile: 'core' }).catch(String)

  expect([told, readdirSync(folder)]).toEqual(['Error: It was not built; It was not closed.', []])
})
