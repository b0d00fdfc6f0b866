import { expect, proposals, sdk, test, type FarDapp } from './phones.ts'

const address = (far: FarDapp) =>
  far.dialog.getByRole('link', { name: /Open on this device/ }).getAttribute('href')

/** The scripts that the page asks for from here on. */
const scripts = (far: FarDapp) => {
  const names: string[] = []
  far.page.on('request', (request) => names.push(new URL(request.url()).pathname))
  return () => names.join()
}

test('the address can be copied', async ({ far, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await far.pick('WalletConnect')
  await far.dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(far.dialog.getByText('Link copied')).toBeVisible()
  expect(await far.page.evaluate(() => navigator.clipboard.readText())).toBe(await address(far))
})

test('the code has a quiet zone of four modules around it @long', async ({ far }) => {
  await far.pick('WalletConnect')
  const field = (await far.code.getAttribute('viewBox'))?.split(' ').map(Number) ?? []
  const drawn = await far.code
    .locator('path')
    .evaluate((path) => (path as unknown as SVGGraphicsElement).getBBox().width)
  expect(field).toEqual([-4, -4, drawn + 8, drawn + 8])
})

test('what connects phones is fetched when its row has the focus, and not before', async ({
  far,
}) => {
  await far.button('Connect wallet').click()
  await far.page.waitForLoadState('networkidle')
  const asked = scripts(far)
  const row = far.dialog.getByRole('button', { name: 'WalletConnect', exact: true })
  expect(asked()).not.toMatch(sdk)
  await row.focus()
  await expect.poll(asked).toMatch(sdk)
  expect(far.hosts()).toEqual([])
})

test('what does not load is told, and fetched again at the next try @long', async ({
  far,
  phone,
}) => {
  far.allow(/ERR_FAILED/)
  // Every fetch until the message is read: the pointer on its row fetches too, before the press.
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

test('a code that nobody looks at is neither renewed nor counted down @long', async ({
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
