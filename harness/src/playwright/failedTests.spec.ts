import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const harness = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a test file with Playwright and returns the output. */
async function outputOf(name: string, source: string): Promise<string> {
  const folder = `${harness}.results/${name}/`
  const launchOptions = JSON.stringify(test.info().project.use.launchOptions ?? {})
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}failed.spec.ts`, source)
  await writeFile(
    `${folder}config.ts`,
    `export default { timeout: 6000, reporter: 'line', use: { launchOptions: ${launchOptions} } }`,
  )
  const output = await new Promise<string>((resolve) => {
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', `${folder}config.ts`]
    const options = { cwd: harness, env: { ...process.env, FORCE_COLOR: '0' } }
    execFile(process.execPath, args, options, (_, stdout) => resolve(stdout))
  })
  await rm(folder, { recursive: true })
  return output
}

const waiting = `import { test } from '../../src/playwright/index.ts'
test('waits', async ({ page, wallet }) => {
  await page.goto('about:blank')
  await wallet.waitForPrompt('personal_sign')
})
`

test('a timeout while waiting for a prompt reports the prompt and the line', async () => {
  test.slow()
  expect(await outputOf('waits', waiting)).toMatch(
    /metamask: wallet\.waitForPrompt\('personal_sign'\) waited [\s\S]*> 4 \|   await wallet\.waitForPrompt/,
  )
})

const limited = waiting.replace("('personal_sign')", "('personal_sign', { timeout: 500 })")

test('a wait for a prompt that ends before the test says what the app requested', async () => {
  test.slow()
  expect(await outputOf('limited', limited)).toMatch(
    /metamask: wallet\.waitForPrompt\('personal_sign'\) waited 500 ms: no prompt for it came\. Make the app ask\. metamask: the app sent no request\.[\s\S]*> 4 \|   await wallet\.waitForPrompt/,
  )
})

const failing = `import { expect, test } from '../../src/playwright/index.ts'
test('fails', async ({ page, wallet }) => {
  await page.goto('about:blank')
  await page.evaluate(() => ethereum.request({ method: 'eth_chainId' }))
  expect(wallet.id).toBe('rabby')
})
`

test('a test that fails right after a request reports the request and its answer', async () => {
  test.slow()
  expect(await outputOf('fails', failing)).toContain('metamask: the requests: eth_chainId → "0x38"')
})
