import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { createFailure, declinedSwitch } from '../testing/failureSnapshots.ts'
import { renderPage } from '../testing/renderPage.tsx'
import { row, rows } from '../testing/walletRows.ts'

const account = '0x00000000000000000000000000000000000000A1'
const on = { status: 'connected', wallet: 'metamask', accounts: [account], chainId: 1 } as const
// The wait starts far in the future, so that its first ten seconds never pass in a slow test.
const waiting = { act: 'connect', since: 1e6 } as const
const connecting = { status: 'connecting', wallet: 'metamask', waiting } as const

const opener = () => screen.getByRole('button', { name: /Connect wallet|Connecting|Account/ })
const dialog = () => screen.getByRole('dialog')
const focused = () => document.activeElement?.textContent

async function openList() {
  const page = renderPage()
  await page.user.click(opener())
  return page
}

function renderConnected() {
  const connection = createFakeConnection(rows)
  connection.setSnapshot(on)
  return renderPage(connection)
}

async function openAccount() {
  const page = renderConnected()
  await page.user.click(opener())
  return page
}

test('opens on the first installed wallet and lists each wallet once', async () => {
  await openList()
  const buttons = within(dialog()).getAllByRole('button')
  expect(buttons.map((button) => button.textContent).filter(Boolean)).toHaveLength(rows.length)
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'MetaMask' }))
})

test('says that wallets are missing in the list', async () => {
  const { connection } = await openList()
  const sentence = 'There are more wallets here than this list can show.'
  expect(within(dialog()).queryByText(sentence)).toBeNull()
  vi.spyOn(connection.wallets, 'dropped').mockReturnValue(1)
  act(() => connection.setWallets([...rows]))
  expect(within(dialog()).getByText(sentence)).toBeDefined()
})

test('renders the list in the closed dialog, out of reach of users and screen readers', () => {
  renderPage()
  const hidden = screen.getByRole('dialog', { hidden: true })
  expect(within(hidden).getByRole('button', { name: 'MetaMask', hidden: true })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'MetaMask' })).toBeNull()
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

test('scans for wallets without EIP-6963 on pointer enter and on focus', async () => {
  const { user, connection } = renderPage()
  const scan = vi.spyOn(connection.wallets, 'scan')
  await user.hover(opener())
  expect(scan).toHaveBeenCalledTimes(1)
  await user.tab()
  expect(document.activeElement).toBe(opener())
  expect(scan).toHaveBeenCalledTimes(2)
})

test('lists and focuses an unannounced wallet when the list opens', async () => {
  const { user, connection } = renderPage()
  const late = row('rabby', 'Rabby', { installed: true })
  vi.spyOn(connection.wallets, 'scan').mockImplementation(() => {
    if (opener().getAttribute('aria-expanded') === 'false') act(() => connection.setWallets([late]))
  })
  await user.click(opener())
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'Rabby' }))
})

test('asks an installed wallet at once', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'MetaMask' }))
  expect(connection.calls).toEqual([['connect', { wallet: 'metamask' }]])
})

test('shows how to get a wallet that is not installed, and does not ask it', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'Rabby' }))
  expect(connection.calls).toEqual([])
  expect(screen.getByRole('dialog', { name: 'Get Rabby' })).toBeDefined()
  const link = await screen.findByRole('link', { name: 'Get Rabby (opens rabby.io)' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/rabby\.io/)
})

test('keeps the focus on a row when its wallet announces itself', async () => {
  const { connection } = await openList()
  within(dialog()).getByRole('button', { name: 'Rabby' }).focus()
  const installed = { ...row('rabby', 'Rabby'), installed: true }
  act(() => connection.setWallets(rows.map((one) => (one.id === 'rabby' ? installed : one))))
  expect(within(dialog()).getByRole('list', { name: 'Installed' }).textContent).toContain('Rabby')
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'Rabby' }))
})

test('adds a wallet that announces itself later, without a duplicate row', async () => {
  const { connection } = await openList()
  act(() =>
    connection.setWallets([
      ...rows,
      row('xyz.new', 'New', { installed: true, group: 'announced' }),
    ]),
  )
  expect(screen.getAllByRole('button', { name: 'New' })).toHaveLength(1)
})

test('gives two wallets of one identity different names, and describes each with its announcement', async () => {
  const { connection } = await openList()
  const claim = {
    installed: true,
    claim: 'MetaMask',
    rdns: 'io.metamask',
    warning: 'contested',
  } as const
  act(() =>
    connection.setWallets([
      row('metamask', 'MetaMask 1', { ...claim, announcedName: 'MetaMask' }),
      row('metamask#2', 'MetaMask 2', { ...claim, announcedName: 'Meta-Mask' }),
    ]),
  )
  const descriptions = ['MetaMask 1', 'MetaMask 2'].map((name) => {
    const id = screen.getByRole('button', { name }).getAttribute('aria-describedby')
    return document.getElementById(id ?? '')?.textContent
  })
  expect(descriptions).toEqual([
    'More than one wallet here says that it is MetaMask. This one calls itself “MetaMask” (io.metamask).',
    'More than one wallet here says that it is MetaMask. This one calls itself “Meta-Mask” (io.metamask).',
  ])
})

test('does not describe a row without a warning', async () => {
  await openList()
  const button = screen.getByRole('button', { name: 'MetaMask' })
  expect(button.getAttribute('aria-describedby')).toBeNull()
})

test('asks the second of two wallets of one identity when it is picked', async () => {
  const { user, connection } = await openList()
  act(() =>
    connection.setWallets([
      row('metamask', 'MetaMask 1', { installed: true, warning: 'contested' }),
      row('metamask#2', 'MetaMask 2', { installed: true, warning: 'contested' }),
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'MetaMask 2' }))
  expect(connection.calls).toEqual([['connect', { wallet: 'metamask#2' }]])
})

test('shows what to do and a Cancel button while a wallet is asked', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'MetaMask' }))
  act(() => connection.setSnapshot(connecting))
  expect(screen.getByRole('status').textContent).toBe('Confirm in MetaMask')
  expect(focused()).toBe('Connect with MetaMask')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(connection.calls.at(-1)).toEqual(['cancel'])
})

test('moves the focus when the focused button is removed', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'MetaMask' }))
  act(() => connection.setSnapshot(connecting))
  screen.getByRole('button', { name: 'Cancel' }).focus()
  const failure = {
    act: 'connect',
    wallet: 'metamask',
    error: createFailure('AbortedError'),
  } as const
  act(() => connection.setSnapshot({ failure }))
  expect(screen.getByRole('status').textContent).toBe('You cancelled. You are not connected.')
  expect(focused()).toBe('Connect with MetaMask')
})

test('returns to the row with "All wallets" and keeps the attempt', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'Bitget Wallet' }))
  act(() => connection.setSnapshot({ ...connecting, wallet: 'bitget' }))
  await user.click(screen.getByRole('button', { name: 'All wallets' }))
  expect(focused()).toContain('Bitget Wallet')
  expect(screen.getByRole('status').textContent).toBe('Confirm in Bitget Wallet')
  expect(connection.calls).toHaveLength(1)
})

test('closes when the connection is established, and returns the focus to the page', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'MetaMask' }))
  act(() => connection.setSnapshot(connecting))
  act(() => connection.setSnapshot(on))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByTestId('page').dataset['reason']).toBe('connected')
})

test('explains a rejected switch and keeps the dialog and the focused row', async () => {
  const { connection, user } = await openAccount()
  const target = screen.getByRole('button', { name: 'Switch to BNB Smart Chain' })
  await user.click(target)
  expect(connection.calls).toEqual([['switchChain', { chainId: 56 }]])
  act(() => connection.setSnapshot(declinedSwitch))
  expect(screen.getByRole('status').textContent).toBe(
    'You declined the switch. You are still on Ethereum.',
  )
  expect(document.activeElement).toBe(target)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(connection.calls.at(-1)).toEqual(['switchChain', { chainId: 56 }])
})

test('scrolls up to the notice after a press on a network further down', async () => {
  const { connection } = await openAccount()
  dialog().scrollTop = 300
  act(() => connection.setSnapshot(declinedSwitch))
  expect(screen.getByRole('status').textContent).toContain('You declined the switch.')
  expect(dialog().scrollTop).toBe(0)
})

test('closes the account when the connection ends, and says who ended it', async () => {
  const { connection } = await openAccount()
  act(() => {
    connection.setSnapshot({})
    connection.emit({ event: 'disconnect' })
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(
    'MetaMask disconnected. You are not connected.',
  )
})

test('says that the user disconnected when another button did it', () => {
  const { connection } = renderConnected()
  act(() => {
    connection.setSnapshot({ left: true })
    connection.emit({ event: 'disconnect' })
  })
  expect(screen.getByRole('status').textContent).toBe('You disconnected.')
})

test('has one status and one alert, in the dialog or in the page', async () => {
  const { user } = await openList()
  expect(dialog().contains(screen.getByRole('status'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByTestId('page').contains(screen.getByRole('status'))).toBe(true)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('ignores a late close event when the dialog is open again', async () => {
  const { user } = await openList()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(opener())
  fireEvent(dialog(), new Event('close'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

test('updates the state when the browser closes the dialog', async () => {
  await openList()
  const element = dialog() as HTMLDialogElement
  act(() => {
    element.close()
    fireEvent(element, new Event('close'))
  })
  expect(screen.getByTestId('page').dataset['reason']).toBe('escape')
})

test('closes on a backdrop press, but not on the second click of a double click', async () => {
  await openList()
  const press = (detail: number) => {
    fireEvent.mouseDown(dialog(), { detail })
    fireEvent.click(dialog(), { detail })
  }
  press(2)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  press(1)
  expect(screen.getByTestId('page').dataset['reason']).toBe('backdrop-press')
})

test('moves through the list with arrows and letters', async () => {
  const { user } = await openList()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toContain('Bitget')
  await user.keyboard('{End}')
  expect(focused()).toContain('Binance')
  await user.keyboard('tok')
  expect(focused()).toContain('TokenPocket')
})

test('ignores the key repeat of the Enter that opened the list', async () => {
  const { user, connection } = renderPage()
  opener().focus()
  await user.keyboard('{Enter>3}')
  expect(focused()).toContain('MetaMask')
  expect(connection.calls).toEqual([])
  await user.keyboard('{/Enter}{Enter}')
  expect(connection.calls).toEqual([['connect', { wallet: 'metamask' }]])
})

test('shows three instructions for Binance in order', async () => {
  const { user } = await openList()
  await user.click(screen.getByRole('button', { name: 'Binance Wallet' }))
  const steps = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Install the Binance app.',
    'Create a wallet in the app.',
    'Scan a QR code with the app to connect.',
  ])
  expect(
    await screen.findByRole('img', { name: 'QR code of Binance’s download page' }),
  ).toBeDefined()
})

beforeEach(() => void vi.useRealTimers())
afterEach(() => void vi.useRealTimers())

test('says after ten seconds that it takes long', () => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const connection = createFakeConnection(rows)
  connection.setSnapshot({ ...connecting, waiting: { act: 'connect', since: performance.now() } })
  renderPage(connection)
  act(() => void vi.advanceTimersByTime(9_999))
  expect(screen.getByRole('status').textContent).toBe('Confirm in MetaMask')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Still waiting: open your wallet, or cancel')
})
