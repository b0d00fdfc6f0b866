import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Tools } from '../step.ts'
import { metamask, metamaskPresence } from './metamask.ts'

const noBuild = "export const findBuild = () => { throw new Error('no build: unpack one') }"
const build = "export const findBuild = () => ({ version: '1' })"

test('a missing build is a skip with its reason, for as many checks as there are', async () => {
  const tally = await metamaskPresence.run(tools(noBuild))

  expect(tally).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: [{ reason: 'no build: unpack one', count: 3 }],
  })
})

test.each([metamask, metamaskPresence])('a missing build fails who requires it', async (step) => {
  const tally = await step.run({ ...tools(noBuild), requireMetaMask: true })

  expect(tally).toMatchObject({ failed: 1, failures: ['real MetaMask: no build: unpack one'] })
})

test('a build that npm test does not drive is not passed either', async () => {
  const tally = await metamaskPresence.run({ ...tools(build), requireMetaMask: true })

  expect(tally).toMatchObject({ passed: 0, failed: 0, skipped: [{ count: 3 }] })
})

test('with a build every check that can run on it is run, not those of one profile', async () => {
  const given = tools(build)
  mkdirSync(path.join(given.root, 'conformance/src/drivers/extension'), { recursive: true })
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

/** A root that holds a driver's way to find a build, and a CLI that lists three checks. */
function tools(finder: string): Tools {
  const root = mkdtempSync(path.join(tmpdir(), 'metamask-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = {
    'conformance/metamask/src/build.ts': finder,
    'conformance/src/cli/main.ts': '',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const listed = { exit: 0, stdout: '[1,2,3]', output: '' }
  return { root, requireMetaMask: false, command: async () => listed }
}
