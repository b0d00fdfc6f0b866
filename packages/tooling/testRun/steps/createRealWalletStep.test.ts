import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createStepContext } from '../fixtures/createStepContext.ts'
import { createRealWalletStep } from './createRealWalletStep.ts'

const results = [{ id: 'a', level: 'MUST', status: 'pass' }]

test('skips all checks with a reason when the build is missing', async () => {
  const reason =
    'there is no build of it here (conformance/docs/running-checks.md says how to have one)'
  const { context, asked } = setUp({ build: false })
  expect(await createRealWalletStep('bee', true).run(context)).toMatchObject({
    failed: 0,
    skipped: [
      { name: 'real bee: checks', reason, count: 3 },
      { name: 'real bee: cells of the app', reason, count: 1 },
    ],
  })
  expect(asked).toEqual(['list --json'])
})

test('skips a build that npm test does not drive', async () => {
  const { context } = setUp({ build: true })
  expect(await createRealWalletStep('bee', false).run(context)).toMatchObject({
    skipped: Array(2).fill({ reason: 'a build is here; npm run test:all drives it' }),
  })
})

test('runs every check and every cell on the build', async () => {
  const { context, asked } = setUp({ build: true })
  expect(await createRealWalletStep('bee', true).run(context)).toMatchObject({
    passed: 2,
    skipped: [],
  })
  expect(asked).toEqual([
    expect.stringMatching(/^check --driver bee --profile all /),
    expect.stringMatching(/^app --wallet bee-extension /),
  ])
})

/** Creates a context with a driver "bee", and a CLI that lists three checks and passes one. */
function setUp({ build }: { build: boolean }) {
  const files = {
    'conformance/drivers/extension/bee/builds.ts': 'export const builds = 7',
    'conformance/drivers/extension/findBuild.ts': `export const findLocalBuild = (builds) => ${build} && builds === 7 ? {} : undefined`,
    'conformance/cli/main.ts': '',
  }
  const asked: string[] = []
  const context = createStepContext(files, async (_, args) => {
    asked.push(args.slice(1).join(' '))
    if (args[1] === 'list') return { exit: 0, stdout: '[1,2,3]', output: '' }
    const file = args[args.indexOf('--json') + 1]!
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ results }))
    return { exit: 0, stdout: '', output: '' }
  })
  return { context, asked }
}
