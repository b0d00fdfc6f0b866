import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createStepContext } from '../fixtures/createStepContext.ts'
import type { CommandResult, StepContext } from '../Step.ts'
import { journeysStep } from './journeysStep.ts'

test('leaves long tests out of npm test and counts them', async () => {
  const { context, asked } = setUp({ listed: { exit: 0, output: 'Total: 7 tests in 2 files\n' } })

  expect(await journeysStep.run(context)).toMatchObject({
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
  const { context, asked } = setUp({ listed: { exit: 0, output: 'Total: 3 tests in 1 file\n' } })

  expect(await journeysStep.run({ ...context, allJourneys: true })).toMatchObject({
    skipped: [{ name: 'journeys on real wallets: apps/web', count: 3 }],
  })
  expect(asked.at(-1)).toMatch(/ -- --grep-invert @realWallets$/)
})

test('runs all tests with allJourneys and realWallets', async () => {
  const { context, asked } = setUp({ listed: { exit: 1, output: '' } })

  expect(
    await journeysStep.run({ ...context, allJourneys: true, realWallets: true }),
  ).toMatchObject({
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
  expect(await journeysStep.run(setUp({ listed }).context)).toMatchObject({
    failed: 2,
    skipped: [],
  })
})

test('skips nothing in a package without long tests', async () => {
  const { context } = setUp({ listed: { exit: 0, output: 'Total: 0 tests in 0 files\n' } })

  expect(await journeysStep.run(context)).toMatchObject({ passed: 1, failed: 0, skipped: [] })
})

/** Creates a context with one package whose browser tests pass. `asked` lists the programs that ran. */
function setUp({ listed }: { listed: Omit<CommandResult, 'stdout'> }) {
  const asked: string[] = []
  const files = { 'apps/web/package.json': '{ "scripts": { "test:browser": "" } }' }
  const context: StepContext = createStepContext(files, async (program, args) => {
    asked.push([program, ...args].join(' '))
    if (program === 'pnpm') return { ...listed, stdout: listed.output }
    const folder = path.join(context.root, 'apps/web/.results')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'playwright.json'), report)
    return { exit: 0, stdout: '', output: '' }
  })
  return { context, asked }
}

const one = { status: 'expected', annotations: [], results: [{}] }
const report = JSON.stringify({
  errors: [],
  suites: [{ title: 'a.spec.ts', specs: [{ title: 'connects', tests: [one] }] }],
})
