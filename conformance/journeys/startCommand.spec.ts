import { expect, test as base, type Page } from '@playwright/test'
import { startNpmStart, type ServerProcess } from './startServerProcess.ts'

/** Playwright's `test` with a running `npm start` and the page that it serves. */
const test = base.extend<{ dapp: Page }, { program: ServerProcess }>({
  program: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = await startNpmStart()
      await use(program)
      await program.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  dapp: async ({ page, program }, use) => {
    await page.setViewportSize({ width: 1280, height: 1000 })
    await page.goto(program.url)
    await use(page)
  },
})

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

const prompt = (page: Page) => page.getByRole('region', { name: /^MetaMask: / })

const connect = async (page: Page) => {
  await press(page, 'Connect wallet')
  await press(page, 'MetaMask')
  await prompt(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('region', { name: 'Account' })).toBeVisible()
}

test('connects a fake MetaMask and shows its balance on the local chain', async ({ dapp }) => {
  await connect(dapp)
  const account = dapp.getByRole('region', { name: 'Account' })
  await expect(account).toContainText('BNB Smart Chain')
  await expect(account).toContainText(/10[,.]?000\b/)
})

test('responds with 404, not with the app, to the path of a page that was not built', async ({
  program,
}) => {
  const { status } = await fetch(`${program.url}never-built/`, { headers: { accept: 'text/html' } })
  expect(status).toBe(404)
})

test('reports a rejected connection and stays disconnected', async ({ dapp }) => {
  await press(dapp, 'Connect wallet')
  await press(dapp, 'MetaMask')
  await prompt(dapp).getByRole('button', { name: 'Reject' }).click()
  await expect(dapp.getByRole('status').first()).toContainText('You declined the connection.')
})

test('reports a rejected switch and the current network', async ({ dapp }) => {
  await connect(dapp)
  await arm(dapp, 'Switch of network')
  await press(dapp, /^Account 0x/)
  await press(dapp, 'Switch to Ethereum')
  await expect(dapp.getByRole('status').first()).toContainText(
    'You declined the switch. You are still on BNB Smart Chain.',
  )
})

test('disconnects when the panel removes the accounts', async ({ dapp }) => {
  await connect(dapp)
  await dapp.getByText('MetaMask', { exact: true }).last().click()
  await press(dapp, 'Wipe accounts')
  await expect(dapp.getByRole('status').first()).toContainText('MetaMask disconnected.')
  await expect(dapp.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

/** Makes the fake MetaMask reject the next request of this kind, with the form in its panel. */
const arm = async (page: Page, request: string) => {
  await page.getByText('MetaMask', { exact: true }).last().click()
  const form = page.getByRole('group', { name: 'What happens to a request' }).last()
  await form.getByRole('combobox', { name: 'Request' }).selectOption(request)
  await form.getByRole('button', { name: 'Arm' }).click()
}
