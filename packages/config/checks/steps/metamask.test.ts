import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Tools } from '../step.ts'
import { nothing } from '../tally.ts'
import { metamask, metamaskPresence } from './metamask.ts'

const noBuild = 'export const findLocalMetaMask = () => undefined'
const build = "export const findLocalMetaMask = () => ({ version: '1' })"
const reason =
  'there is no build of MetaMask here (conformance/metamask/README.md says how to have one)'

const listed = { exit: 0, stdout: '[1,2,3]', output: '' }

/** A run that is not made. */
const refuses: Tools['command'] = async (_, [, verb]) =>
  verb === 'list' ? listed : { exit: 2, stdout: '', output: 'touchstone: none could be had\n' }

test('a missing build is a skip with its reason, for as many checks and cells as there are', async () => {
  const tally = await metamaskPresence.run(tools(noBuild))

  expect(tally).toEqual({
    ...nothing,
    skipped: [
      { name: 'real MetaMask: checks', reason, count: 3 },
      { name: 'real MetaMask: cells of the app', reason, count: 2 },
    ],
  })
})

test('a missing build fails who requires it', async () => {
  const tally = await metamaskPresence.run({ ...tools(noBuild), requireMetaMask: true })

  expect(tally).toMatchObject({ failed: 1, failures: [`real MetaMask: ${reason}`] })
})

test('a build that npm test does not drive is not passed either', async () => {
  const tally = await metamaskPresence.run({ ...tools(build), requireMetaMask: true })

  expect(tally).toMatchObject({ passed: 0, failed: 0, skipped: [{ count: 3 }, { count: 2 }] })
})

test('what is not here the run may download: it is run, and counted', async () => {
  const given = tools(noBuild)
  const results = [{ id: 'a', level: 'MUST', status: 'pass' }]
  const tally = await metamask.run({
    ...given,
    requireMetaMask: true,
    command: async (_, args) => {
      const file = args[args.indexOf('--json') + 1]!
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ results }))
      return { exit: 0, stdout: '', output: '' }
    },
  })

  expect(tally).toMatchObject({ passed: 2, failed: 0, skipped: [] })
})

test('what could not be downloaded either is a skip with what the run said of it', async () => {
  const tally = await metamask.run({ ...tools(noBuild), command: refuses })

  expect(tally).toMatchObject({
    failed: 0,
    skipped: [
      { reason: 'none could be had', count: 3 },
      { reason: 'none could be had', count: 2 },
    ],
  })
})

test('and a failure for who requires it', async () => {
  const given = { ...tools(noBuild), command: refuses, requireMetaMask: true }

  expect(await metamask.run(given)).toMatchObject({
    failed: 1,
    failures: ['real MetaMask: none could be had'],
  })
})

test('a run that refuses the build that is here has failed', async () => {
  const tally = await metamask.run({ ...tools(build), command: refuses })

  expect(tally).toMatchObject({ failed: 2, skipped: [] })
})

test('with a build every check that can run on it is run, not those of one profile', async () => {
  const given = tools(build)
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

/** A root that holds a driver's way to find a build, a CLI that lists three checks, and two cells. */
function tools(finder: string): Tools {
  const root = mkdtempSync(path.join(tmpdir(), 'metamask-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = {
    'conformance/src/drivers/extension/metamask/builds.ts': finder,
    'conformance/src/cli/main.ts': '',
    'conformance/src/app/extension/possibleCells.ts': 'export const possibleCells = () => [1, 2]',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return { root, requireMetaMask: false, allJourneys: false, command: async () => listed }
}
