import { fileURLToPath } from 'node:url'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { touchstone } from './touchstonePlugin.ts'

/** Test with a dapp that Vite serves with two wallets, and with its page. */
const test = base.extend<{ dapp: Page; seen: ReturnType<Page['locator']> }, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await createServer({
        root: fileURLToPath(new URL('fixture', import.meta.url)),
        configFile: false,
        logLevel: 'warn',
        plugins: [touchstone({ wallets: ['metamask', 'standard'] })],
        server: { host: '127.0.0.1', port: 0 },
      })
      await server.listen()
      await use(server.resolvedUrls!.local[0]!)
      await server.close()
    },
    { scope: 'worker' },
  ],
  dapp: async ({ page, address }, use) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(address)
    await use(page)
  },
  seen: async ({ dapp }, use) => use(dapp.getByRole('list', { name: 'Seen' })),
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function connect(page: Page) {
  await press(page, 'Connect')
  await press(page, 'Approve')
}

test('rejects a prompt in the panel next to an open modal dialog of the page', async ({
  dapp,
  seen,
}) => {
  await press(dapp, 'Connect')
  await expect(dapp.getByRole('dialog', { name: 'Waiting' })).toBeVisible()
  await press(dapp, 'Reject')
  await expect(seen).toContainText('#connect error 4001')
  await expect(dapp.getByRole('dialog', { name: 'Waiting' })).toBeHidden()
})

test('Escape in the panel does not close the dialog of the page', async ({ dapp }) => {
  await press(dapp, 'Connect')
  await dapp.getByRole('button', { name: 'Reject', exact: true }).press('Escape')
  await expect(dapp.getByRole('dialog', { name: 'Waiting' })).toBeVisible()
})

test('the dialog’s own buttons work while a prompt is open', async ({ dapp }) => {
  await press(dapp, 'Connect')
  await press(dapp, 'Cancel')
  await expect(dapp.getByRole('dialog', { name: 'Waiting' })).toBeHidden()
  await expect(dapp.getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
})

test('a prompt can be reached and answered from the open dialog by keyboard', async ({
  dapp,
  seen,
}) => {
  await dapp.getByRole('button', { name: 'Connect' }).press('Enter')
  const approve = dapp.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeVisible()
  await dapp.getByRole('button', { name: 'Cancel' }).focus()
  for (const _ of ['three accounts', 'to choose', 'from', 'and the button']) {
    await dapp.keyboard.press('Tab')
  }
  await expect(approve).toBeFocused()
  await dapp.keyboard.press('Enter')
  await expect(seen).toContainText('#connect ["0xf39f')
})

test('after an approval the page has the ticked accounts', async ({ dapp, seen }) => {
  await press(dapp, 'Connect')
  await dapp.getByRole('checkbox', { name: '0x7099…79c8' }).first().check()
  await press(dapp, 'Approve')
  await expect(seen).toContainText('#connect ["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x7099')
})

test('without a ticked account nothing is approved, and the reason is shown', async ({
  dapp,
  seen,
}) => {
  await press(dapp, 'Connect')
  const approve = dapp.getByRole('button', { name: 'Approve', exact: true })
  const account = dapp.getByRole('checkbox', { name: '0xf39f…2266' }).first()
  await account.uncheck()
  await approve.press('Enter')
  await expect(approve).toBeFocused()
  await expect(approve).toBeDisabled()
  await expect(approve).toHaveAccessibleDescription('To approve, tick at least one account.')
  await expect(dapp.getByRole('status')).toHaveText('To approve, tick at least one account.')
  expect(await seen.getByText('#connect').count()).toBe(0)
  await account.check()
  await expect(approve).toHaveAccessibleDescription('')
  await approve.press('Enter')
  await expect(seen).toContainText('#connect ["0xf39f')
})

test('local chains answer at the page’s own RPC addresses, under its own CSP', async ({
  dapp,
  seen,
}) => {
  const foreign: string[] = []
  dapp.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url())
  })
  await press(dapp, 'Balance')
  await expect(seen).toContainText('#balance ["0x38","0x1"]')
  expect(foreign).toEqual([])
})

test('a rule rejects the next switch, for which MetaMask would not prompt', async ({
  dapp,
  seen,
}) => {
  await connect(dapp)
  await dapp.getByText('MetaMask', { exact: true }).click()
  await dapp
    .getByRole('group', { name: 'What happens to a request' })
    .getByRole('button', { name: 'Arm' })
    .click()
  await expect(dapp.getByText('Armed: The next switch of network is rejected.')).toBeVisible()
  await press(dapp, 'Ethereum')
  await expect(seen).toContainText('#ethereum error 4001')
  await expect(dapp.getByText(/^Armed: /)).toHaveCount(0)
  await press(dapp, 'Ethereum')
  await expect(seen).toContainText('chainChanged 0x1')
})

test('wipe, lock, switch and drop reach the page', async ({ dapp, seen }) => {
  await connect(dapp)
  await dapp.getByText('MetaMask', { exact: true }).click()
  await dapp.getByLabel('Network').first().selectOption('1')
  await expect(seen).toContainText('chainChanged 0x1')
  await press(dapp, 'Drop')
  await expect(seen).toContainText('disconnect ')
  await press(dapp, 'Restore')
  await expect(seen.getByText('connect', { exact: false }).last()).toContainText('chainId')
  await press(dapp, 'Wipe accounts')
  await expect(seen).toContainText('accountsChanged []')
})

test('the page gets no event if events are disabled', async ({ dapp, seen }) => {
  await connect(dapp)
  await dapp.getByText('MetaMask', { exact: true }).click()
  await dapp.getByRole('checkbox', { name: 'Do not tell the page' }).check()
  await dapp.getByLabel('Network').first().selectOption('1')
  await press(dapp, 'Wipe accounts')
  await expect(dapp.getByRole('group').first()).toContainText('not connected')
  await expect(seen).not.toContainText('chainChanged')
  await expect(seen).not.toContainText('accountsChanged []')
})

test('signs messages and transactions with real keys and sends them', async ({ dapp, seen }) => {
  await connect(dapp)
  await press(dapp, 'Sign')
  await expect(dapp.getByText('hello', { exact: true })).toBeVisible()
  await press(dapp, 'Approve')
  await expect(seen).toContainText(/#sign 0x[0-9a-f]{130}/)
  await press(dapp, 'Send')
  await press(dapp, 'Approve')
  await expect(seen).toContainText(/#send 0x[0-9a-f]{64}/)
})

test('a reload keeps the connection, and another tab shares it', async ({
  dapp,
  seen,
  context,
  address,
}) => {
  await connect(dapp)
  await dapp.reload()
  await expect(dapp.getByText('0xf39f…2266, BNB Smart Chain')).toBeVisible()
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByText('0xf39f…2266, BNB Smart Chain')).toBeVisible()
  await other.getByText('MetaMask', { exact: true }).click()
  await press(other, 'Wipe accounts')
  await expect(seen).toContainText('accountsChanged []')
})

test('a request for accounts survives a reload, and the new page gets the event of its approval', async ({
  dapp,
  seen,
}) => {
  await press(dapp, 'Connect')
  await expect(dapp.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await dapp.reload()
  await press(dapp, 'Approve')
  await expect(seen).toContainText('accountsChanged ["0xf39f')
  await dapp.reload()
  await expect(dapp.getByText('0xf39f…2266, BNB Smart Chain')).toBeVisible()
  await expect(dapp.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
})

test('two tabs have separate prompts: an approval in one reaches the other, whose prompt stays open', async ({
  dapp,
  seen,
  context,
  address,
}) => {
  await press(dapp, 'Connect')
  const other = await context.newPage()
  await other.goto(address)
  await press(other, 'Connect')
  await press(other, 'Approve')
  await expect(other.getByRole('list', { name: 'Seen' })).toContainText('#connect ["0xf39f')
  await expect(seen).toContainText('accountsChanged ["0xf39f')
  await expect(seen).not.toContainText('#connect')
  await press(dapp, 'Approve')
  await expect(seen).toContainText('#connect ["0xf39f')
})

test('copies the session as a test', async ({ dapp, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(dapp, 'Connect')
  await press(dapp, 'Reject')
  await press(dapp, 'Copy as test')
  await expect(dapp.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await dapp.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain("await (await metamask.waitForPrompt('eth_requestAccounts')).reject()")
})

test('copies a request that survived a reload by its method', async ({ dapp, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(dapp, 'Connect')
  await expect(dapp.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await dapp.reload()
  await press(dapp, 'Approve')
  await press(dapp, 'Copy as test')
  await expect(dapp.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await dapp.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(
    /void ask\('io\.metamask', 'eth_requestAccounts', .*\n +await \(await metamask\.waitForPrompt\('eth_requestAccounts'\)\)\.approve\(/,
  )
})

test('the button reports a missing clipboard', async ({ page, address }) => {
  // A page over http whose host is not this machine is insecure, so it has no clipboard.
  await page.route('http://dapp.test/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, address).href }) })
  })
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('http://dapp.test/')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.getByRole('button', { name: 'Wallets' }).waitFor()
  await press(page, 'Copy as test')
  await expect(page.getByRole('button', { name: 'The browser did not let it' })).toBeVisible()
  expect(errors).toEqual([])
})

test('copies rules where they were armed and cleared, with the requests that they answered', async ({
  dapp,
  seen,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await connect(dapp)
  await dapp.getByText('MetaMask', { exact: true }).click()
  const rules = dapp.getByRole('group', { name: 'What happens to a request' })
  await rules.getByRole('button', { name: 'Arm' }).click()
  await press(dapp, 'Ethereum')
  await expect(seen).toContainText('#ethereum error 4001')
  await rules.getByRole('button', { name: 'Arm' }).click()
  await rules.getByRole('button', { name: 'Clear' }).click()
  await press(dapp, 'Copy as test')
  await expect(dapp.getByRole('button', { name: 'Copied' })).toBeVisible()
  const text = await dapp.evaluate(() => navigator.clipboard.readText())
  expect(
    [...text.matchAll(/(?:\)\)|metamask)\.(?:approve|use|reset)|ask\('.*?, '\w+'/g)].join('\n'),
  ).toBe(
    `ask('io.metamask', 'eth_requestAccounts'
)).approve
metamask.use
ask('io.metamask', 'wallet_switchEthereumChain'
metamask.use
metamask.reset`,
  )
})

test('the panel is closed on a small screen and opens by keyboard', async ({ page, address }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(address)
  const panel = page.getByRole('region', { name: 'Fake wallets' })
  await expect(panel).toBeHidden()
  const toggle = page.getByRole('button', { name: 'Wallets' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.press('Enter')
  await expect(panel).toBeVisible()
})

test('on a low screen nothing overflows the panel, with the transcript closed or open', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto(address)
  await page.getByRole('button', { name: 'Wallets' }).click()
  const panel = page.getByRole('region', { name: 'Fake wallets' })
  const tooMuch = () =>
    panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  const bottom = async (part: Locator) => {
    const { y, height } = (await part.boundingBox())!
    return y + height
  }
  expect(await tooMuch()).toBe(0)
  await panel.getByText('Transcript').click()
  const transcript = panel.getByRole('region', { name: 'Transcript' })
  await transcript.scrollIntoViewIfNeeded()
  expect(await bottom(transcript)).toBeLessThanOrEqual(await bottom(panel))
})

test('the wallets exist before the page’s first own script', async ({ dapp, seen }) => {
  await expect(seen).toContainText('announced io.metamask')
  await expect(dapp.locator('script').first()).toHaveAttribute('src', '/__touchstone/wallets.js')
})

test('a removed wallet is gone after the reload until it is added again', async ({
  dapp,
  seen,
}) => {
  await dapp.getByText('MetaMask', { exact: true }).click()
  await dapp.getByRole('checkbox', { name: /^Installed/ }).click()
  await expect(dapp.getByText('not installed')).toBeVisible()
  await expect(seen).not.toContainText('announced io.metamask')
  await dapp.getByText('MetaMask', { exact: true }).click()
  await dapp.getByRole('checkbox', { name: /^Installed/ }).check()
  await expect(seen).toContainText('announced io.metamask')
})
