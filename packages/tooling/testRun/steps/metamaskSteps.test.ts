import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createStepContext } from '../fixtures/createStepContext.ts'
import type { StepContext } from '../Step.ts'
import { emptyResult } from '../stepResult.ts'
import { metamask, metamaskPresence } from './metamaskSteps.ts'

const noBuild = 'export const findLocalMetaMask = () => undefined'
const build = "export const findLocalMetaMask = () => ({ version: '1' })"
const reason =
  'there is no build of MetaMask here (conformance/metamask/README.md says how to have one)'

const listed = { exit: 0, stdout: '[1,2,3]', output: '' }

/** Command that lists three checks, and otherwise exits with code 2 without a report. */
const refuses: StepContext['command'] = async (_, [, verb]) =>
  verb === 'list'
    ? listed
    : { exit: 2, stdout: '', output: 'touchstone: no build could be downloaded\n' }

test('skips all checks and cells with a reason when the build is missing', async () => {
  const result = await metamaskPresence.run(context(noBuild))

  expect(result).toEqual({
    ...emptyResult,
    skipped: [
      { name: 'real MetaMask: checks', reason, count: 3 },
      { name: 'real MetaMask: cells of the app', reason, count: 2 },
    ],
  })
})

test('fails when a required build is missing', async () => {
  const result = await metamaskPresence.run({ ...context(noBuild), requireMetaMask: true })

  expect(result).toMatchObject({ failed: 1, failures: [`real MetaMask: ${reason}`] })
})

test('skips a build that npm test does not drive', async () => {
  const result = await metamaskPresence.run({ ...context(build), requireMetaMask: true })

  expect(result).toMatchObject({ passed: 0, failed: 0, skipped: [{ count: 3 }, { count: 2 }] })
})

test('runs the command that may download a missing build', async () => {
  const given = context(noBuild)
  const results = [{ id: 'a', level: 'MUST', status: 'pass' }]
  const result = await metamask.run({
    ...given,
    requireMetaMask: true,
    command: async (_, args) => {
      const file = args[args.indexOf('--json') + 1]!
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ results }))
      return { exit: 0, stdout: '', output: '' }
    },
  })

  expect(result).toMatchObject({ passed: 2, failed: 0, skipped: [] })
})

test('skips with the message of the command when the download fails', async () => {
  const result = await metamask.run({ ...context(noBuild), command: refuses })

  expect(result).toMatchObject({
    failed: 0,
    skipped: [
      { reason: 'no build could be downloaded', count: 3 },
      { reason: 'no build could be downloaded', count: 2 },
    ],
  })
})

test('fails when a required build cannot be downloaded', async () => {
  const given = { ...context(noBuild), command: refuses, requireMetaMask: true }

  expect(await metamask.run(given)).toMatchObject({
    failed: 1,
    failures: ['real MetaMask: no build could be downloaded'],
  })
})

test('fails when the command rejects an existing build', async () => {
  const result = await metamask.run({ ...context(build), command: refuses })

  expect(result).toMatchObject({ failed: 2, skipped: [] })
})

test('runs every check that the build supports, whatever their profile', async () => {
  const given = context(build)
  const asked: string[] = []
  await metamask.run({
    ...given,
    command: async (_, args) => {
      asked.push(args.slice(1).join(' '))
      return { exit: 2, stdout: '', output: '' }
    },
  })

  expect(asked).toEqual([
    expect.stringMatching(/^check --driver metamask --profile all /),
    expect.stringMatching(/^app --wallet metamask-extension /),
  ])
})

/** Creates a context with a driver that has this source, a CLI that lists three checks, and two cells. */
function context(finder: string): StepContext {
  const files = {
    'conformance/drivers/extension/metamask/builds.ts': finder,
    'conformance/cli/main.ts': '',
    'conformance/app/environments/extension/whyImpossible.ts':
      'export const possibleCells = () => [1, 2]',
    'conformance/drivers/extension/metamask/appSuiteFacts.ts': 'export const appSuiteFacts = {}',
  }
  return createStepContext(files, async () => listed)
}
