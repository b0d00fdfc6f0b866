import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Result } from '../core/result.ts'
import { readRun } from './readRun.ts'
import { runAndReport } from './runAndReport.ts'

const planned = ['1193.request.exists', '695.chainId.hex'].map((id) => ({
  id,
  level: 'MUST' as const,
  basis: 'spec' as const,
  durationMs: 0,
}))
const [first, second] = planned.map((one): Result => ({ ...one, status: 'pass' }))

test('keeps the results from before a run broke, and saves them when the process exits', async () => {
  const { json, start, exit } = setUp()
  const late = Promise.withResolvers<void>()
  const broken = start(async ({ onResult }) => {
    onResult(first!)
    void late.promise.then(() => onResult(second!))
    throw new Error('The relay has gone.')
  })
  await expect(broken).rejects.toThrow('The relay has gone.')
  late.resolve()
  await late.promise
  exit()
  expect(readRun(json).results.map(({ status }) => status)).toEqual(['pass', 'harness-error'])
})

test('saves nothing from the journal of a killed run if a run breaks before its first result', async () => {
  const { json, start, exit } = setUp()
  writeFileSync(`${json}.partial.jsonl`, '{"journal":1,"run":{}}\n')
  await expect(start(() => Promise.reject(new Error('No wallet.')))).rejects.toThrow('No wallet.')
  exit()
  expect(existsSync(json)).toBe(false)
})

/** Creates a run in a folder of its own. `exit` calls the listeners that it added for the end of the process. */
function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-run-'))
  const json = join(folder, 'run.json')
  const listeners = process.listeners('exit')
  const added = () => process.listeners('exit').filter((one) => !listeners.includes(one))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    for (const one of added()) process.off('exit', one)
  })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const start = (run: runAndReport.Options['run']) =>
    runAndReport({
      options: { json, profile: 'all' },
      seed: 1,
      startedAt: new Date(),
      known: { expectations: { subject: 'app', expected: [] } },
      mode: 'app',
      profile: 'all',
      subject: { name: 'app', kind: 'dapp' },
      browser: undefined,
      chainId: 56,
      catalogue: new URL('../spec/catalogue.json', import.meta.url),
      command: ['touchstone', 'app'],
      planned,
      run,
    })
  const exit = () => {
    for (const listener of added()) listener.call(process, 2)
  }
  return { json, start, exit }
}
