import { expect, test } from './dappFixture.ts'

test('says what to do after a while when the first script does not load', async ({ dapp }) => {
  const { page } = dapp
  dapp.allow(/Failed to load resource/)
  await page.route(/\/app-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect(page.getByText('If this stays, reload the page.')).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de' })
  test('shows the page in English until a slow language has loaded', async ({ dapp }) => {
    const { page } = dapp
    const released = Promise.withResolvers<void>()
    await page.route(/\/de-[^/]*\.js$/, (route) => released.promise.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await expect(dapp.button('Connect wallet')).toBeVisible()
    released.resolve()
    await expect(dapp.button('Wallet verbinden')).toBeVisible()
  })
})
