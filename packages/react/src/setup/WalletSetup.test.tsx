import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { createFakePairing } from '../testing/createFakePairing.ts'
import { createFailure } from '../testing/failureSnapshots.ts'
import { renderPage } from '../testing/renderPage.tsx'
import { row } from '../testing/walletRows.ts'

const remote = { remote: true }
const rows = [
  row('metamask', 'MetaMask', { installed: true }),
  row('rabby', 'Rabby', remote),
  row('walletconnect', 'WalletConnect', remote),
  row('binance', 'Binance Wallet', remote),
]
const uri = `wc:${'0'.repeat(64)}@2?expiryTimestamp=1&relay-protocol=irn&symKey=${'1'.repeat(64)}`
// The wait starts far in the future, so that its first ten seconds never pass in a slow test.
const waiting = { act: 'connect', since: 1e6 } as const

// Load the chunk once, so that no test waits for it on a slow machine.
beforeAll(() => import('./WalletSetup.tsx'))
beforeEach(() => vi.unstubAllGlobals())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const asPhone = () =>
  vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 16) Chrome/140')

async function open(shown = rows) {
  const pairing = createFakePairing()
  const connection = Object.assign(createFakeConnection(shown), { pairing })
  const page = renderPage(connection)
  await page.user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  return { ...page, pairing, connection, dialog: () => within(screen.getByRole('dialog')) }
}

async function openSetup(wallet: string, name: string) {
  const page = await open()
  await page.user.click(screen.getByRole('button', { name }))
  act(() => page.connection.setSnapshot({ status: 'connecting', wallet, waiting }))
  return page
}

const code = (wallet: string) => ({ wallet, uri, until: performance.now() + 299_500 })

test('loads the WalletConnect code on intent, not when the list opens', async () => {
  const { user, pairing } = await open()
  expect(pairing.log).toEqual([])
  await user.hover(screen.getByRole('button', { name: 'WalletConnect' }))
  expect(pairing.log).toContain('load')
})

test('loads nothing when opening focuses a row, but does when the user focuses one', async () => {
  const { user, pairing } = await open(rows.slice(2))
  expect(document.activeElement?.getAttribute('data-wallet')).toBe('walletconnect')
  expect(pairing.log).toEqual([])
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(pairing.log).toContain('load')
})

test('shows the code with its name, link, remaining time and instruction', async () => {
  const { pairing, dialog } = await openSetup('walletconnect', 'WalletConnect')
  act(() => pairing.show({ code: code('walletconnect'), relay: 'up' }))
  await screen.findByRole('img', { name: 'QR code that connects a wallet on your phone' })
  expect(
    dialog().getByText(/^This code works for [45]:\d\d\. Then a new one takes its place\.$/),
  ).toBeDefined()
  expect(
    dialog()
      .getByRole('link', { name: /Open on this device/ })
      .getAttribute('href'),
  ).toBe(uri)
  expect(screen.getByRole('status').textContent).toBe(
    'Scan the code with a wallet on your phone and confirm there',
  )
  expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDefined()
})

test('copies the link and says so', async () => {
  const { pairing, user } = await openSetup('walletconnect', 'WalletConnect')
  act(() => pairing.show({ code: code('walletconnect') }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(uri)
  expect(await screen.findByText('Link copied.')).toBeDefined()
})

test('no longer says that the link was copied when another code replaces it', async () => {
  const { pairing, user } = await openSetup('walletconnect', 'WalletConnect')
  act(() => pairing.show({ code: code('walletconnect') }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied.')
  act(() => pairing.show({ code: { ...code('walletconnect'), uri: `${uri}2` } }))
  expect(screen.queryByText('Link copied.')).toBeNull()
})

test('says that the relay is being reached, and when it is lost', async () => {
  const { pairing } = await openSetup('walletconnect', 'WalletConnect')
  act(() => pairing.show({ code: code('walletconnect'), relay: 'reaching' }))
  expect(await screen.findByText(/^Reaching the relay/)).toBeDefined()
  act(() => pairing.show({ relay: 'down' }))
  expect(screen.getByRole('status').textContent).toMatch(
    /^The relay to your phone cannot be reached/,
  )
})

test('shows the three steps of Binance, the connecting code, and the store code apart from it', async () => {
  const { pairing, dialog } = await openSetup('binance', 'Binance Wallet')
  act(() => pairing.show({ code: code('binance') }))
  await screen.findByRole('img', { name: 'QR code that connects Binance Wallet' })
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Install the Binance app.',
    'Create a wallet in the app.',
    'Scan a QR code with the app to connect.',
  ])
  const apart = within(dialog().getByRole('region', { name: 'No Binance app yet?' }))
  expect(apart.getByRole('img', { name: 'QR code of Binance’s download page' })).toBeDefined()
  expect(apart.getByRole('link', { name: /App Store/ })).toBeDefined()
  expect(apart.getByRole('link', { name: /Google Play/ })).toBeDefined()
})

test('offers extension and phone, and connects with neither before the user chooses', async () => {
  const { user, connection } = await open()
  await user.click(screen.getByRole('button', { name: 'Rabby' }))
  expect(connection.calls).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Use Rabby on your phone' }))
  expect(connection.calls).toEqual([['connect', { wallet: 'rabby' }]])
})

test('cancels an attempt by QR code on close, but not a request in a wallet', async () => {
  const far = await openSetup('walletconnect', 'WalletConnect')
  act(() => far.pairing.show({ code: code('walletconnect') }))
  await far.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(far.connection.calls.at(-1)).toEqual(['cancel'])
  far.unmount()
  const near = await openSetup('metamask', 'MetaMask')
  await near.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(near.connection.calls).toEqual([['connect', { wallet: 'metamask' }]])
})

test('keeps an attempt with a remote of the app on close, since it has no code', async () => {
  const connection = createFakeConnection(rows)
  const { user } = renderPage(connection)
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  act(() => connection.setSnapshot({ status: 'connecting', wallet: 'rabby', waiting }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(connection.calls).not.toContainEqual(['cancel'])
})

test('cancels an attempt on close before its code is ready', async () => {
  const { user, connection } = await openSetup('walletconnect', 'WalletConnect')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(connection.calls.at(-1)).toEqual(['cancel'])
})

test('keeps an attempt on close after the phone has approved', async () => {
  const { user, connection, pairing } = await openSetup('walletconnect', 'WalletConnect')
  act(() => pairing.show({ relay: 'up', peer: 'Phone Wallet' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(connection.calls).toEqual([['connect', { wallet: 'walletconnect' }]])
})

test('says that the phone is asked for the network after it has approved, and shows no code', async () => {
  const { connection, pairing, dialog } = await openSetup('walletconnect', 'WalletConnect')
  await screen.findByText('Preparing the code…')
  act(() => pairing.show({ relay: 'up', peer: 'Phone Wallet' }))
  const asked = { act: 'switch', chainId: 56, since: 1e6 } as const
  act(() =>
    connection.setSnapshot({ status: 'connecting', wallet: 'walletconnect', waiting: asked }),
  )
  expect(screen.getByRole('status').textContent).toBe('Confirm in the wallet on your phone')
  expect(dialog().queryByText('Preparing the code…')).toBeNull()
  expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDefined()
})

test('shows the code of a retry that starts from the page', async () => {
  const { user, connection } = await openSetup('walletconnect', 'WalletConnect')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const failure = {
    act: 'connect',
    wallet: 'walletconnect',
    error: createFailure('ConnectFailedError'),
  } as const
  act(() => connection.setSnapshot({ failure }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

test('offers to connect a wallet that is installed while its guide is open', async () => {
  const { user, connection } = await open()
  await user.click(screen.getByRole('button', { name: 'Rabby' }))
  act(() => connection.setWallets([row('rabby', 'Rabby', { installed: true })]))
  expect(screen.getByRole('status').textContent).toBe('Rabby is here now.')
  await user.click(screen.getByRole('button', { name: 'Connect with Rabby' }))
  expect(connection.calls).toEqual([['connect', { wallet: 'rabby' }]])
})

test('renders a row as a link on a phone once an address is ready', async () => {
  asPhone()
  const { pairing, connection, user } = await open()
  expect(pairing.log).toEqual(['prepare'])
  expect(screen.getByRole('button', { name: 'Rabby' })).toBeDefined()
  act(() => pairing.show({ ready: { uri, until: performance.now() + 300_000 } }))
  const link = screen.getByRole('link', { name: 'Rabby' })
  expect(link.getAttribute('href')).toBe(`rabby://wc?uri=${encodeURIComponent(uri)}`)
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  await vi.waitFor(() => expect(connection.calls).toEqual([['connect', { wallet: 'rabby' }]]))
  act(() => connection.setSnapshot({ status: 'connecting', wallet: 'rabby', waiting }))
  expect(pairing.log.at(-1)).toBe('release')
})

/** Taps the row of a wallet on a phone, where it is a link. Then starts an attempt whose code is ready. */
async function tap(wallet: string, name: string) {
  asPhone()
  const page = await open()
  act(() => page.pairing.show({ ready: { uri, until: performance.now() + 300_000 } }))
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  await page.user.click(link)
  await vi.waitFor(() => expect(page.connection.calls).toHaveLength(1))
  act(() => page.connection.setSnapshot({ status: 'connecting', wallet, waiting }))
  act(() => page.pairing.show({ code: code(wallet) }))
  return page
}

test('says on a phone that an app did not open, with a link to the store', async () => {
  await tap('rabby', 'Rabby')
  expect(await screen.findByRole('link', { name: 'Open Rabby' })).toBeDefined()
  expect(
    await screen.findByText(
      'Rabby did not open. Is the app on this phone?',
      {},
      { timeout: 10_000 },
    ),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Get Rabby (opens rabby.io)' })).toBeDefined()
})

test('says on a phone that an app opens only after the tap', async () => {
  asPhone()
  const { pairing, dialog } = await openSetup('rabby', 'Rabby')
  act(() => pairing.show({ code: code('rabby') }))
  const link = await screen.findByRole('link', { name: 'Open Rabby' })
  expect(dialog().queryByText(/^Opening Rabby/)).toBeNull()
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(dialog().getByText(/^Opening Rabby/)).toBeDefined()
})

test('does not say on a phone that an app did not open without a tap', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asPhone()
  const pairing = createFakePairing()
  const connection = Object.assign(createFakeConnection(rows), { pairing })
  renderPage(connection)
  act(() => connection.setSnapshot({ status: 'connecting', wallet: 'rabby', waiting }))
  fireEvent.click(screen.getByRole('button', { name: /Connect/ }))
  await act(async () => pairing.show({ code: code('rabby') }))
  await act(async () => vi.advanceTimersByTime(5_000))
  expect(screen.getByRole('link', { name: 'Open Rabby' })).toBeDefined()
  expect(screen.queryByText(/did not open/)).toBeNull()
})

test('does not say on a phone that WalletConnect opens a certain app', async () => {
  const { dialog } = await tap('walletconnect', 'WalletConnect')
  await screen.findByRole('link', { name: 'Open a wallet app' })
  expect(dialog().queryByText(/^Opening/)).toBeNull()
})

test.each([
  ['relay', /^The relay to your phone cannot be reached/],
  ['unloaded', /^What connects phones could not be loaded/],
  ['misconfigured', /^This app is not set up to connect phones/],
  ['clock', /^The clock of this device is wrong/],
  ['expired', /^The code was not scanned in time/],
  ['declined', /^WalletConnect did not accept the connection: “No”\./],
  ['chains', /^WalletConnect works on none of the networks/],
])('shows a text for each pairing failure: %s', async (pairing, sentence) => {
  const { connection } = await openSetup('walletconnect', 'WalletConnect')
  const cause = Object.assign(new Error('for developers', { cause: { message: 'No' } }), {
    pairing,
  })
  const error = createFailure('ConnectFailedError', { cause })
  act(() => connection.setSnapshot({ failure: { act: 'connect', wallet: 'walletconnect', error } }))
  expect(screen.getByRole('alert').textContent).toMatch(sentence)
})

test.each([
  ['phone', /^You ended the connection in WalletConnect on your phone/],
  ['time', /has run out/],
] as const)('says that the session was ended by the %s', async (by, sentence) => {
  const { connection, pairing, user } = await open()
  await user.keyboard('{Escape}')
  act(() => pairing.show({ ended: { wallet: 'walletconnect', by } }))
  act(() => connection.emit({ event: 'disconnect', wallet: 'walletconnect' }))
  expect(screen.getByTestId('page').textContent).toMatch(sentence)
})
