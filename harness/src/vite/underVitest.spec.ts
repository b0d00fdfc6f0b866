import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('fixture/vitest', import.meta.url))
const vitest = join(fileURLToPath(import.meta.resolve('vitest/package.json')), '../vitest.mjs')

/** What Vitest says of the tests there, which a browser runs. */
const said = () =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
    execFile(process.execPath, [vitest, 'run', '--root', root], { env }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })

test('in the pages of Vitest’s browser mode are the test’s own wallets alone', async () => {
  // A whole Vitest, with a browser of its own, on a machine that may be busy.
  test.setTimeout(60_000)
  expect(await said()).toMatch(/Tests +1 passed \(1\)/)
})
