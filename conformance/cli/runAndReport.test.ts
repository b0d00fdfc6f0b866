import { mkdtempSync, rmSync } from 'node:fs'
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
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-run-'))
  const json = join(folder, 'run.json')
  const listeners = process.listeners('exit')
  const added = () => process.listeners('exit').filter((one) => !listeners.includes(one))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    for (const one of added()) process.off('exit', one)
  })
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const late = Promise.withResolvers<void>()
  const broken = runAndReport({
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
    run: async ({ onResult }) => {
      onResult(first!)
      void late.promise.then(() => onResult(second!))
      throw new Error('The relay has gone.')
    },
  })
  await expect(broken).rejects.toThrow('The relay has gone.')
  late.resolve()
  await late.promise
  for (const saveRun of added()) saveRun.call(process, 2)
  expect(readRun(json).results.map(({ status }) => status)).toEqual(['pass', 'harness-error'])
})
