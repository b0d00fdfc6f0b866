import { fileURLToPath } from 'node:url'
import { startAnvil } from '@touchstone/harness/chain'
import { recoverMessageAddress } from 'viem'
import { expect, test as base, type Page } from '@playwright/test'
import { startServe, type ServerProcess } from './startServerProcess.ts'

const site = fileURLToPath(new URL('dist', import.meta.resolve('@metamask/test-dapp/package.json')))

/** Playwright's `test` with MetaMask's published test dapp, served by `touchstone serve`. */
const test = base.extend<{ dapp: Page }, { program: ServerProcess }>({
  program: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = await startServe([site, '--wallets', 'metamask'])
      await use(program)
      await program.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  dapp: async ({ page, program }, use) => {
    // Block fonts and styles of other hosts, so that no test needs the internet.
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    )
    await page.setViewportSize({ width: 1600, height: 1000 })
    await page.goto(program.url)
    await use(page)
  },
})

const press = (page: Page, id: string) => page.locator(`#${id}`).click()
const result = (page: Page, id: string) => page.locator(`#${id}`)

const answer = (page: Page, button: 'Approve' | 'Reject') =>
  page
    .getByRole('region', { name: /^MetaMask: / })
    .getByRole('button', { name: button, exact: true })
    .click()

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

const connect = async (page: Page) => {
  await press(page, 'connectButton')
  await answer(page, 'Approve')
  await expect(result(page, 'accounts')).toHaveText(account)
}

test('finds the wallet and connects on BNB Smart Chain @long', async ({ dapp }) => {
  await expect(dapp.locator('#providers')).toContainText('MetaMask')
  await connect(dapp)
  await expect(result(dapp, 'chainId')).toHaveText('0x38')
})

test('has no account when the user declines the connection', async ({ dapp }) => {
  await press(dapp, 'connectButton')
  await answer(dapp, 'Reject')
  await expect(result(dapp, 'accounts')).toBeEmpty()
  await connect(dapp)
})

test('gets a signature of its message by the account @long', async ({ dapp }) => {
  await connect(dapp)
  await press(dapp, 'personalSign')
  await answer(dapp, 'Approve')
  const shown = result(dapp, 'personalSignResult')
  await expect(shown).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await shown.textContent()) as `0x${string}`
  const message = 'Example `personal_sign` message'
  const signer = await recoverMessageAddress({ message, signature })
  expect(signer.toLowerCase()).toBe(account)
  await press(dapp, 'personalSignVerify')
  await expect(result(dapp, 'personalSignVerifySigUtilResult')).toHaveText(account)
  await expect(result(dapp, 'personalSignVerifyECRecoverResult')).toHaveText(account)
})

test('shows MetaMask’s error message when the user declines a signature @long', async ({
  dapp,
}) => {
  await connect(dapp)
  await press(dapp, 'personalSign')
  await answer(dapp, 'Reject')
  await expect(result(dapp, 'personalSign')).toHaveText('Error: User rejected the request.')
})

test('verifies typed data that the wallet signed @long', async ({ dapp }) => {
  await connect(dapp)
  await press(dapp, 'signTypedDataV4')
  await answer(dapp, 'Approve')
  await expect(result(dapp, 'signTypedDataV4Result')).toHaveText(/^0x[0-9a-f]{130}$/)
  await press(dapp, 'signTypedDataV4Verify')
  await expect(result(dapp, 'signTypedDataV4VerifyResult')).toHaveText(account)
})

test('sends a transaction that is included in a block', async ({ dapp, program }) => {
  await connect(dapp)
  const before = await nonce(program)
  await press(dapp, 'sendButton')
  await answer(dapp, 'Approve')
  await expect.poll(() => nonce(program)).toBe(before + 1)
})

test('adds an unknown network and switches to it @long', async ({ dapp }) => {
  const other = await startAnvil({ chainId: 1338 })
  await dapp.route('http://127.0.0.1:8546/', async (route) =>
    route.fulfill({ response: await route.fetch({ url: other.url }) }),
  )
  await connect(dapp)
  await press(dapp, 'addEthereumChain')
  await answer(dapp, 'Approve')
  await expect(result(dapp, 'chainId')).toHaveText('0x53a')
  await dapp.getByText('MetaMask', { exact: true }).last().click()
  await dapp.getByLabel('Network').first().selectOption('1')
  await expect(result(dapp, 'chainId')).toHaveText('0x1')
  await press(dapp, 'switchEthereumChain')
  await expect(result(dapp, 'chainId')).toHaveText('0x53a')
  // Wait for open requests before stopping the chain: the page still reads from the chain after the
  // switch, and a failed read would fail the test.
  await dapp.unrouteAll({ behavior: 'wait' })
  await other.stop()
})

test('runs several calls atomically in MetaMask, which upgrades the account @long', async ({
  dapp,
  program,
}) => {
  await connect(dapp)
  const before = await nonce(program)
  await press(dapp, 'eip5792SendCallsButton')
  await answer(dapp, 'Approve')
  // The batch increases the nonce by one, and the upgrade of the account (EIP-7702) by another.
  await expect.poll(() => nonce(program)).toBe(before + 2)
  await press(dapp, 'eip5792GetCallsStatusButton')
  await expect(result(dapp, 'eip5792GetCallsStatusResult')).toContainText('"status": 200')
})

test('sends a batch of one call and reads its status @long', async ({ dapp, program }) => {
  await connect(dapp)
  const before = await nonce(program)
  await press(dapp, 'eip5792SendCallsEdit')
  await dapp.locator('.eip5792Call').last().getByRole('button', { name: 'Remove' }).click()
  await press(dapp, 'eip5792SendCallsButton')
  await answer(dapp, 'Approve')
  await expect.poll(() => nonce(program)).toBe(before + 1)
  await press(dapp, 'eip5792GetCallsStatusButton')
  await expect(result(dapp, 'eip5792GetCallsStatusResult')).toContainText('"status": 200')
})

async function nonce({ chain }: ServerProcess): Promise<number> {
  const response = await fetch(chain, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getTransactionCount',
      params: [account, 'latest'],
    }),
  })
  return Number(((await response.json()) as { result: string }).result)
}
