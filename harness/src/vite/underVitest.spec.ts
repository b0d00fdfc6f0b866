import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('fixture/vitest', import.meta.url))
const vitest = join(fileURLToPath(import.meta.resolve('vitest/package.json')), '../vitest.mjs')

/** Returns the output of Vitest for the tests of the fixture, which run in a browser. */
const runVitest = () =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
    execFile(process.execPath, [vitest, 'run', '--root', root], { env }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })

test('pages of Vitest’s browser mode have only the wallets of the test', async () => {
  // The test starts another Vitest with its own browser, which is slow on a busy machine.
  test.setTimeout(60_000)
  expect(await runVitest()).toMatch(/Tests +1 passed \(1\)/)
})
