import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { startNpmStart, startServe, type ServerProcess } from './startServerProcess.ts'

const site = fileURLToPath(new URL('../../harness/src/vite/fixture', import.meta.url))

test.describe.configure({ timeout: 60_000 })

/** Kills the node of chain 56 and waits until the program has printed that it started the node again. */
const killNode = async (program: ServerProcess): Promise<void> => {
  const restarts = () =>
    program.printed().filter((line) => /was started again at/.test(line)).length
  const before = restarts()
  process.kill(await program.node(), 'SIGKILL')
  await expect.poll(restarts, { timeout: 10_000 }).toBe(before + 1)
}

test('npm start restarts a killed chain with a line, and the page continues', async ({ page }) => {
  const program = await startNpmStart()
  try {
    await page.goto(program.url)
    const blockNumber = () =>
      page.evaluate(async () => {
        const body = JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'eth_blockNumber',
          params: [],
        })
        const headers = { 'content-type': 'application/json' }
        const init = { method: 'POST', headers, body }
        return (await fetch('https://bsc-dataseed.bnbchain.org', init)).text()
      })
    await blockNumber()
    await killNode(program)
    expect(program.printed().at(-1)).toBe(
      `The local chain 56 ended unexpectedly. It was started again at ${program.chain}; its state is lost.`,
    )
    expect(await blockNumber()).toContain('"result":"0x0"')
  } finally {
    expect(await program.stop()).toBe(0)
    expect(await program.processes()).toEqual([])
  }
})

test('connects and shows the balance after the chain of npm start was killed', async ({ page }) => {
  const program = await startNpmStart()
  try {
    await page.setViewportSize({ width: 1280, height: 1000 })
    await page.goto(program.url)
    await killNode(program)
    await page.getByRole('button', { name: 'Connect wallet', exact: true }).click()
    await page.getByRole('button', { name: 'MetaMask', exact: true }).click()
    await page
      .getByRole('region', { name: /^MetaMask: / })
      .getByRole('button', { name: 'Approve' })
      .click()
    await expect(page.getByRole('region', { name: 'Account' })).toContainText(/10[,.]?000\b/)
  } finally {
    await program.stop()
  }
})

test('touchstone serve restarts a killed chain with a line', async () => {
  const program = await startServe([site, '--wallets', 'metamask'])
  try {
    await killNode(program)
    const answer = await fetch(`${program.url}__touchstone/rpc/56`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
    })
    expect(await answer.json()).toMatchObject({ result: '0x38' })
  } finally {
    await program.stop()
  }
})

for (const [name, start] of [
  ['npm start', startNpmStart],
  ['touchstone serve', () => startServe([site, '--wallets', 'metamask'])],
] as const)
  test(`${name} ends with one line and exit code 2 when its chain ends each time`, async () => {
    const program = await start()
    for (let round = 0; round < 3; round++) await killNode(program)
    process.kill(await program.node(), 'SIGKILL')
    expect(await program.ended).toBe(2)
    expect(program.printed().at(-1)).toMatch(
      /The local chain 56 ended 4 times within 10 s of its start\./,
    )
    expect(program.printed().filter((line) => /^\s+at /.test(line))).toEqual([])
    expect(await program.processes()).toEqual([])
  })
