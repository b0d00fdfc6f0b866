import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Run } from '../../core/result.ts'
import { fakeRun } from '../../reports/testing/fakeRun.ts'
import { reportRunFromPage } from './reportRunFromPage.ts'
import { servePageAndReceiveRun } from './servePageAndReceiveRun.ts'

vi.mock('vite', () => ({ build: vi.fn<typeof build>() }))
vi.mock('./servePageAndReceiveRun.ts', () => ({
  servePageAndReceiveRun: vi.fn<typeof servePageAndReceiveRun>(),
}))

test('reports both errors and leaves no files when building and closing the page fail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-url-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.mocked(build).mockRejectedValue(new Error('It was not built.'))
  vi.mocked(servePageAndReceiveRun).mockResolvedValue({
    addresses: { local: '' },
    run: Promise.resolve(),
    close: () => Promise.reject(new Error('It was not closed.')),
  })

  const message = await reportRunFromPage({ profile: 'core' }).catch(String)

  expect([message, readdirSync(folder)]).toEqual([
    'Error: It was not built; It was not closed.',
    [],
  ])
})

test('a run and its command name the file of known failures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-url-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const expectations = join(folder, 'my known.json')
  writeFileSync(expectations, '{ "subject": "mine", "expected": [] }')
  const json = join(folder, 'run.json')
  vi.mocked(build).mockResolvedValue([])
  vi.mocked(servePageAndReceiveRun).mockResolvedValue({
    addresses: { local: '' },
    run: Promise.resolve(fakeRun([])),
    close: async () => undefined,
  })

  await reportRunFromPage({ profile: 'strict', expectations, json })

  const written = JSON.parse(readFileSync(json, 'utf8')) as Run
  expect(written.expectations?.file).toBe('my known.json')
  expect(written.run.command).toBe(
    "touchstone check --url --profile strict --expectations 'my known.json'",
  )
})

test('escapes the reason why a report is refused', async () => {
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => stdout.mockRestore())
  vi.mocked(build).mockResolvedValue([])
  vi.mocked(servePageAndReceiveRun).mockImplementation(async ({ fault, onProgress }) => {
    const run = fakeRun([])
    const byLevel = { '\u001b[2J\n::error::x': 5 } as never
    onProgress(`${fault({ ...run, summary: { ...run.summary, byLevel } })}`)
    return { addresses: { local: '' }, run: Promise.resolve(run), close: async () => undefined }
  })

  await reportRunFromPage({ profile: 'core' })

  const [[refused]] = stdout.mock.calls as [[string]]
  expect(refused).toMatch(/^data\/summary\/byLevel\/\\u001b\[2J ::error::x must be object\n$/)
})
