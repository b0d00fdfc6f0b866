import { expect, test } from 'vitest'
import { createStepContext } from '../fixtures/createStepContext.ts'
import type { CommandResult, StepContext } from '../Step.ts'
import { checkSeparateTypes } from './packageTasks.ts'

const folder = 'conformance/metamask'

test('checks an installed workspace and reports its errors', async () => {
  const wrong = "conformance/metamask/src/a.ts(1,7): error TS2322: Type 'string'\n"

  expect(
    await checkSeparateTypes(context(true, { exit: 0, stdout: '', output: '' }), folder),
  ).toMatchObject({
    passed: 1,
    failed: 0,
  })
  expect(
    await checkSeparateTypes(context(true, { exit: 2, stdout: wrong, output: wrong }), folder),
  ).toMatchObject({
    failed: 1,
    failures: [expect.stringContaining('a.ts(1,7): error TS2322')],
  })
})

test('skips a workspace that is not installed, by name', async () => {
  expect(await checkSeparateTypes(context(false), folder)).toMatchObject({
    passed: 0,
    failed: 0,
    skipped: [{ name: 'types: conformance/metamask', count: 1 }],
  })
})

function context(installed: boolean, done?: CommandResult): StepContext {
  const files = installed ? { [`${folder}/node_modules/typescript/bin/tsc`]: '' } : {}
  return createStepContext(files, async () => {
    if (!done) throw new Error('Nothing is to be run.')
    return done
  })
}
