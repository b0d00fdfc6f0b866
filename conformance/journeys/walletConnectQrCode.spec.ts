import {
  expect,
  countProposals,
  sdkChunk,
  show,
  test,
  type WalletConnectDapp,
} from './walletConnectDappFixture.ts'

const address = (walletConnectDapp: WalletConnectDapp) =>
  walletConnectDapp.dialog.getByRole('link', { name: /Open on this device/ }).getAttribute('href')

/** Records the paths of all files that the page requests from now on. Returns a function that joins them. */
const scripts = (walletConnectDapp: WalletConnectDapp) => {
  const names: string[] = []
  walletConnectDapp.page.on('request', (request) => names.push(new URL(request.url()).pathname))
  return () => names.join()
}

test('copies the pairing URI', async ({ walletConnectDapp, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await walletConnectDapp.pick('WalletConnect')
  await walletConnectDapp.dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(walletConnectDapp.dialog.getByText('Link copied')).toBeVisible()
  expect(await walletConnectDapp.page.evaluate(() => navigator.clipboard.readText())).toBe(
    await address(walletConnectDapp),
  )
})

test('the QR code has a quiet zone of four modules @long', async ({ walletConnectDapp }) => {
  await walletConnectDapp.pick('WalletConnect')
  const field = (await walletConnectDapp.code.getAttribute('viewBox'))?.split(' ').map(Number) ?? []
  const drawn = await walletConnectDapp.code
    .locator('path')
    .evaluate((path) => (path as unknown as SVGGraphicsElement).getBBox().width)
  expect(field).toEqual([-4, -4, drawn + 8, drawn + 8])
})

test('loads the WalletConnect SDK when its row has the focus, and not before', async ({
  walletConnectDapp,
}) => {
  await walletConnectDapp.button('Connect wallet').click()
  await walletConnectDapp.page.waitForLoadState('networkidle')
  const asked = scripts(walletConnectDapp)
  const row = walletConnectDapp.dialog.getByRole('button', { name: 'WalletConnect', exact: true })
  expect(asked()).not.toMatch(sdkChunk)
  await row.focus()
  await expect.poll(asked).toMatch(sdkChunk)
  expect(walletConnectDapp.hosts()).toEqual([])
})

test('reports an SDK that does not load, and loads it on retry @long', async ({
  walletConnectDapp,
  phone,
}) => {
  walletConnectDapp.allow(/ERR_FAILED/)
  // Abort every request for the SDK until the error is visible, not only the first: hovering over
  // the row requests the SDK too, before the click.
  await walletConnectDapp.page.route(sdkChunk, (route) => route.abort())
  await walletConnectDapp.pick('WalletConnect')
  await expect(walletConnectDapp.alert).toHaveText(
    'What connects phones could not be loaded, so you are not connected. Check your internet connection, then try again.',
  )
  await walletConnectDapp.page.unroute(sdkChunk)
  await walletConnectDapp.dialog.getByRole('button', { name: 'Try again' }).click()
  await phone.look(walletConnectDapp.code)
  await expect(walletConnectDapp.account).toContainText('BNB Smart Chain')
})

test('does not renew or count down the code while the page is hidden @long', async ({
  walletConnectDapp,
  relay,
}) => {
  await walletConnectDapp.page.clock.install()
  await walletConnectDapp.page.reload()
  await walletConnectDapp.pick('WalletConnect')
  const left = walletConnectDapp.dialog.getByText(/This code works for/)
  await expect(left).toBeVisible()
  await expect.poll(() => countProposals(relay.calls())).toBe(1)
  const before = await address(walletConnectDapp)
  await show(walletConnectDapp, 'hidden')
  const stood = await left.innerText()
  await walletConnectDapp.page.clock.runFor(400_000)
  expect([await address(walletConnectDapp), await left.innerText()]).toEqual([before, stood])
  await show(walletConnectDapp, 'visible')
  await expect.poll(() => address(walletConnectDapp)).not.toBe(before)
})
