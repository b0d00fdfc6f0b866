import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  createConnection,
  defaultWallets,
  defineWallet,
  ledger,
  type Wallet,
} from '@touchstone/connect'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ConnectButton } from '../dialog/ConnectButton.tsx'
import { WalletDialog } from '../dialog/WalletDialog.tsx'
import { TouchstoneProvider } from '../provider/TouchstoneProvider.tsx'
import { createFakePairing } from '../testing/createFakePairing.ts'

const uri = `wc:${'0'.repeat(64)}@2?expiryTimestamp=1&relay-protocol=irn&symKey=${'1'.repeat(64)}`
const icon = 'data:image/png;base64,FOX='
const links = { native: 'fox://', browser: 'https://fox.com/open?url={url}' }
const stores = {
  chrome: 'a'.repeat(32),
  firefox: 'fox-wallet',
  ios: 'id1234567890',
  android: 'com.fox.wallet',
  site: 'https://fox.com/',
}

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const agents = {
  Chrome: `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
  Firefox: `${mac}; rv:140.0) Gecko/20100101 Firefox/140.0`,
  Safari: `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
  Android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
}
type Place = keyof typeof agents

// Load the chunk once, so that no test waits for it on a slow machine.
beforeAll(() => import('./WalletSetup.tsx'))
afterEach(() => void vi.restoreAllMocks())

const describeFox = (fields: Partial<Wallet>) =>
  defineWallet({ id: 'fox', name: 'Fox', icon, ...fields })

/** Opens the dialog on a real connection with a wallet in addition to the default ones. */
async function open(wallet: Wallet, { place = 'Chrome', phone = true }: Options = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[place])
  const pairing = createFakePairing()
  const connection = createConnection({
    window: new EventTarget(),
    storage: null,
    wallets: [...defaultWallets, wallet],
    ...(phone && { walletConnect: { remote: () => () => new Promise(() => {}), pairing } }),
  })
  render(
    <TouchstoneProvider connection={connection}>
      <ConnectButton />
      <WalletDialog balance="" />
    </TouchstoneProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  const dialog = within(screen.getByRole('dialog'))
  return { connection, pairing, user, dialog }
}

type Options = {
  place?: Place
  /** Whether the app has set up WalletConnect. */
  phone?: boolean
}

/** Opens the install guide of a wallet. */
async function openGuide(fields: Partial<Wallet>, options: Options = {}) {
  const page = await open(describeFox(fields), { phone: false, ...options })
  await page.user.click(page.dialog.getByRole('button', { name: 'Fox' }))
  await page.dialog.findByRole('button', { name: 'Reload this page' })
  return page
}

const linksOf = ({ dialog }: Pick<Awaited<ReturnType<typeof open>>, 'dialog'>) =>
  dialog.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('has a row with its name and its icon', async () => {
  const { dialog } = await open(describeFox({ links, stores }))
  const row = dialog.getByRole('button', { name: 'Fox' })
  expect(row.querySelector('img')?.getAttribute('src')).toBe(icon)
})

test('shows its QR code with its icon on a desktop, at once if it is an app only', async () => {
  const { dialog, pairing, user } = await open(describeFox({ links }))
  await user.click(dialog.getByRole('button', { name: 'Fox' }))
  act(() => pairing.show({ code: { wallet: 'fox', uri, until: performance.now() + 60_000 } }))
  const code = await dialog.findByRole('img', { name: 'QR code that connects Fox' })
  expect(code.querySelector('image')?.getAttribute('href')).toBe(icon)
})

test('offers its extension on a desktop first, and its QR code second', async () => {
  const fields = { links, rdns: ['com.fox'], stores }
  const { connection, dialog, user } = await open(describeFox(fields))
  await user.click(dialog.getByRole('button', { name: 'Fox' }))
  await dialog.findByRole('link', { name: /^Get Fox for Chrome/ })
  expect(connection.getSnapshot().status).toBe('disconnected')
  await user.click(dialog.getByRole('button', { name: 'Use Fox on your phone' }))
  expect(connection.getSnapshot()).toMatchObject({ status: 'connecting', wallet: 'fox' })
})

test('opens its app on a phone with the link of its description', async () => {
  const { dialog, pairing, user } = await open(describeFox({ links, stores }), { place: 'Android' })
  act(() => pairing.show({ ready: { uri, until: performance.now() + 60_000 } }))
  const row = dialog.getByRole('link', { name: 'Fox' })
  expect(row.getAttribute('href')).toBe(`fox://wc?uri=${encodeURIComponent(uri)}`)
  row.addEventListener('click', (event) => event.preventDefault())
  await user.click(row)
  act(() => pairing.show({ code: { wallet: 'fox', uri, until: performance.now() + 60_000 } }))
  const again = await dialog.findByRole('link', { name: 'Open Fox' })
  expect(again.getAttribute('href')).toBe(`fox://wc?uri=${encodeURIComponent(uri)}`)
})

const chrome = [
  'Get Fox for Chrome (opens chromewebstore.google.com)',
  `https://chromewebstore.google.com/detail/${stores.chrome}`,
]
const firefox = [
  'Get Fox for Firefox (opens addons.mozilla.org)',
  'https://addons.mozilla.org/firefox/addon/fox-wallet/',
]
const ios = ['App Store (opens apps.apple.com)', 'https://apps.apple.com/app/id1234567890']
const android = [
  'Google Play (opens play.google.com)',
  'https://play.google.com/store/apps/details?id=com.fox.wallet',
]
const site = ['Get Fox (opens fox.com)', stores.site]
const inside = [
  'Open this page in Fox',
  `https://fox.com/open?url=${encodeURIComponent(location.href)}`,
]

test.each<[Place, string[][]]>([
  ['Chrome', [chrome, site, ios, android]],
  ['Firefox', [firefox, site, ios, android]],
  ['iPhone', [ios, site, inside]],
  ['Android', [android, site, inside]],
])('the install guide has the stores of its description in %s', async (place, expected) => {
  const page = await openGuide({ links, rdns: ['com.fox'], stores }, { place })
  expect(linksOf(page)).toEqual(expected)
  expect(page.dialog.queryByText(/has no extension/)).toBeNull()
})

test('the install guide names Chrome as the browser of its extension in Safari', async () => {
  const page = await openGuide({ rdns: ['com.fox'], stores }, { place: 'Safari' })
  expect(linksOf(page)[0]).toEqual(chrome)
  expect(page.dialog.getByText(/^Fox has no extension for this browser\. There is/)).toBeDefined()
})

test('the link to the Chrome Web Store does not name a browser that cannot use it', async () => {
  const page = await openGuide({ stores: { chrome: stores.chrome } }, { place: 'Firefox' })
  expect(linksOf(page)).toEqual([chrome])
})

test('the install guide says that a wallet with apps only has no extension', async () => {
  const apps = { ios: stores.ios, android: stores.android }
  const { dialog } = await openGuide({ stores: apps })
  expect(dialog.getByText('Fox has no extension for this browser.')).toBeDefined()
})

test.each<[string, Partial<Wallet>, string[][]]>([
  ['no stores', {}, []],
  ['no stores, and an rdns', { rdns: ['com.fox'] }, []],
  ['its own page only', { stores: { site: stores.site } }, [site]],
])(
  'the install guide says nothing about extensions for a wallet with %s',
  async (_, fields, expected) => {
    for (const place of ['Chrome', 'Firefox', 'Safari', 'iPhone'] as const) {
      const page = await openGuide(fields, { place })
      expect(page.dialog.queryByText(/has no extension/)).toBeNull()
      expect(linksOf(page)).toEqual(expected)
      cleanup()
    }
  },
)

test('says that WalletConnect is not set up, for a wallet that only WalletConnect can reach', async () => {
  const { dialog, user } = await open(ledger, { phone: false })
  await user.click(dialog.getByRole('button', { name: 'Ledger' }))
  expect(await dialog.findByText(/whoever runs it has not set up WalletConnect/)).toBeDefined()
  expect(dialog.queryByText(/has no extension|reload this page/)).toBeNull()
})

test('a wallet with a provider of the app connects at once, without a code', async () => {
  const accounts = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']
  const answers: Record<string, unknown> = { eth_requestAccounts: accounts, eth_chainId: '0x38' }
  const request = async ({ method }: { method: string }) => answers[method]
  const { connection, dialog, user } = await open(
    describeFox({ links, getProvider: async () => ({ request }) }),
  )
  await user.click(dialog.getByRole('button', { name: 'Fox' }))
  await vi.waitFor(() => expect(connection.getSnapshot().status).toBe('connected'))
  expect(connection.getSnapshot()).toMatchObject({ wallet: 'fox', accounts })
  expect(dialog.queryByText('Preparing the code…')).toBeNull()
})
