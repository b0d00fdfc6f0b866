import { expect, proposals, sdk, test, type FarDapp } from './walletConnectDapp.ts'

const address = (far: FarDapp) =>
  far.dialog.getByRole('link', { name: /Open on this device/ }).getAttribute('href')

/** Collects the scripts that the page requests from now on. */
const scripts = (far: FarDapp) => {
  const names: string[] = []
  far.page.on('request', (request) => names.push(new URL(request.url()).pathname))
  return () => names.join()
}

test('copies the pairing URI', async ({ far, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await far.pick('WalletConnect')
  await far.dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(far.dialog.getByText('Link copied')).toBeVisible()
  expect(await far.page.evaluate(() => navigator.clipboard.readText())).toBe(await address(far))
})

test('the QR code has a quiet zone of four modules @long', async ({ far }) => {
  await far.pick('WalletConnect')
  const field = (await far.code.getAttribute('viewBox'))?.split(' ').map(Number) ?? []
  const drawn = await far.code
    .locator('path')
    .evaluate((path) => (path as unknown as SVGGraphicsElement).getBBox().width)
  expect(field).toEqual([-4, -4, drawn + 8, drawn + 8])
})

test('loads the WalletConnect SDK when its row has the focus, and not before', async ({ far }) => {
  await far.button('Connect wallet').click()
  await far.page.waitForLoadState('networkidle')
  const asked = scripts(far)
  const row = far.dialog.getByRole('button', { name: 'WalletConnect', exact: true })
  expect(asked()).not.toMatch(sdk)
  await row.focus()
  await expect.poll(asked).toMatch(sdk)
  expect(far.hosts()).toEqual([])
})

test('reports an SDK that does not load, and loads it on retry @long', async ({ far, phone }) => {
  far.allow(/ERR_FAILED/)
  // Aborts every request until the error is visible: hovering over the row loads the SDK too, before the click.
  await far.page.route(sdk, (route) => route.abort())
  await far.pick('WalletConnect')
  await expect(far.alert).toHaveText(
    'What connects phones could not be loaded, so you are not connected. Check your internet connection, then try again.',
  )
  await far.page.unroute(sdk)
  await far.dialog.getByRole('button', { name: 'Try again' }).click()
  await phone.look(far.code)
  await expect(far.account).toContainText('BNB Smart Chain')
})

test('does not renew or count down the code while the page is hidden @long', async ({
  far,
  relay,
}) => {
  await far.page.clock.install()
  await far.page.reload()
  await far.pick('WalletConnect')
  const left = far.dialog.getByText(/This code works for/)
  await expect(left).toBeVisible()
  await expect.poll(() => proposals(relay.calls())).toBe(1)
  const before = await address(far)
  await show(far, 'hidden')
  const stood = await left.innerText()
  await far.page.clock.runFor(400_000)
  expect([await address(far), await left.innerText()]).toEqual([before, stood])
  await show(far, 'visible')
  await expect.poll(() => address(far)).not.toBe(before)
})

const show = (far: FarDapp, state: 'hidden' | 'visible') =>
  far.page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => next })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
