import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { UsageError } from '../core/UsageError.ts'
import type { Run } from '../core/result.ts'
import { openEnvironment } from './openEnvironment.ts'
import { runAppCommand } from './runAppCommand.ts'
import { mockEnvironment } from './testing/mockEnvironment.ts'

vi.mock('./openEnvironment.ts', () => ({ openEnvironment: vi.fn<typeof openEnvironment>() }))

const options = {
  wallet: 'standard',
  in: 'page',
  profile: 'core',
  only: 'app.u.connect.N',
} as const

test('names the reason first when a run breaks, then what failed to close', async () => {
  const fatalError = Promise.reject(new UsageError('The relay has gone.'))
  const close = () => Promise.reject(new Error('The browser did not close.'))
  vi.mocked(openEnvironment).mockResolvedValue(mockEnvironment({}, { fatalError, close }))

  const run = runAppCommand(options)

  await expect(run).rejects.toThrow(
    new UsageError('The relay has gone; The browser did not close.'),
  )
})

test('prints no cells that end after a run broke', async () => {
  const output: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0)
  const fatalError = Promise.reject(new UsageError('The relay has gone.'))
  const ended = Promise.withResolvers<void>()
  const close = () => ended.promise
  const open = async () => {
    await Promise.resolve()
    throw new Error('The browser was closed.')
  }
  vi.mocked(openEnvironment).mockResolvedValue(mockEnvironment({}, { fatalError, close, open }))

  const run = runAppCommand(options)
  setTimeout(ended.resolve, 50)

  await expect(run).rejects.toThrow('The relay has gone.')
  vi.restoreAllMocks()
  expect(output).toEqual([])
})

test('reports the URL of the app in its command, and the browser', async () => {
  const browser = 'chromium 141.0.7390.37'
  vi.mocked(openEnvironment).mockResolvedValue(mockEnvironment({}, { browser }))
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-app-'))
  const json = join(folder, 'run.json')

  await runAppCommand({ ...options, url: 'https://x.example/?a=1&b', json })

  const { run, environment: where } = JSON.parse(readFileSync(json, 'utf8')) as Run
  rmSync(folder, { recursive: true })
  expect(run.command).toContain(" --url 'https://x.example/?a=1&b' ")
  expect(where.browser).toBe(browser)
})
