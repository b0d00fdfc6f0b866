import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { CommandResult, StepContext } from '../step.ts'
import { journeys } from './journeys.ts'

test('leaves long tests out of npm test and counts them', async () => {
  const { context, asked } = world({ listed: { exit: 0, output: 'Total: 7 tests in 2 files\n' } })

  expect(await journeys.run(context)).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: [
      { name: 'long journeys: apps/web', count: 7 },
      { name: 'journeys on real wallets: apps/web', count: 7 },
    ],
  })
  expect(asked.at(-1)).toMatch(/^turbo run test:browser .* -- --grep-invert @long\|@realWallets$/)
})

test('leaves journeys on real wallets out of CI and counts them', async () => {
  const { context, asked } = world({ listed: { exit: 0, output: 'Total: 3 tests in 1 file\n' } })

  expect(await journeys.run({ ...context, allJourneys: true })).toMatchObject({
    skipped: [{ name: 'journeys on real wallets: apps/web', count: 3 }],
  })
  expect(asked.at(-1)).toMatch(/ -- --grep-invert @realWallets$/)
})

test('runs all tests with allJourneys and realWallets', async () => {
  const { context, asked } = world({ listed: { exit: 1, output: '' } })

  expect(await journeys.run({ ...context, allJourneys: true, realWallets: true })).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: [],
  })
  expect(asked).toEqual([expect.not.stringContaining('--grep-invert')])
})

test.each([
  ['a list that breaks off', { exit: 1, output: 'SyntaxError: journeys/a.spec.ts' }],
  ['a list without a count', { exit: 0, output: '' }],
])('%s fails, because the number of skipped tests is unknown', async (_, listed) => {
  expect(await journeys.run(world({ listed }).context)).toMatchObject({ failed: 2, skipped: [] })
})

test('skips nothing in a package without long tests', async () => {
  const { context } = world({ listed: { exit: 0, output: 'Total: 0 tests in 0 files\n' } })

  expect(await journeys.run(context)).toMatchObject({ passed: 1, failed: 0, skipped: [] })
})

/** Creates the root of a repository with one package whose browser tests pass. */
function world({ listed }: { listed: Omit<CommandResult, 'stdout'> }) {
  const root = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = path.join(root, 'apps/web')
  mkdirSync(path.join(folder, '.results'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "scripts": { "test:browser": "" } }')
  const asked: string[] = []
  const context: StepContext = {
    root,
    requireMetaMask: false,
    allJourneys: false,
    realWallets: false,
    command: async (program, args) => {
      asked.push([program, ...args].join(' '))
      if (program === 'pnpm') return { ...listed, stdout: listed.output }
      writeFileSync(path.join(folder, '.results/playwright.json'), report)
      return { exit: 0, stdout: '', output: '' }
    },
  }
  return { context, asked }
}

const one = { status: 'expected', annotations: [], results: [{}] }
const report = JSON.stringify({
  errors: [],
  suites: [{ title: 'a.spec.ts', specs: [{ title: 'connects', tests: [one] }] }],
})
