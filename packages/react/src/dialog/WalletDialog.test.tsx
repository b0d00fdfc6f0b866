import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeConnection } from '../testing/fakeConnection.ts'
import { failed } from '../testing/failures.ts'
import { renderPage } from '../testing/render.tsx'
import { row, rows } from '../testing/rows.ts'

const account = '0x00000000000000000000000000000000000000A1'
const on = { status: 'connected', wallet: 'metamask', accounts: [account], chainId: 1 } as const
// Far ahead: however slow the machine, its ten seconds are not over.
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

test('the dialog opens on the first installed wallet, with each wallet once', async () => {
  await openList()
  const buttons = within(dialog()).getAllByRole('button')
  expect(buttons.map((button) => button.textContent).filter(Boolean)).toHaveLength(rows.length)
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'MetaMask' }))
})

test('the closed dialog holds the list already, and nobody hears or reaches it', () => {
  renderPage()
  const hidden = screen.getByRole('dialog', { hidden: true })
  expect(within(hidden).getByRole('button', { name: 'MetaMask', hidden: true })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'MetaMask' })).toBeNull()
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

test('wallets without EIP-6963 are looked for while the pointer or the focus is on its way', async () => {
  const { user, connection } = renderPage()
  const scan = vi.spyOn(connection.wallets, 'scan')
  await user.hover(opener())
  expect(scan).toHaveBeenCalledTimes(1)
  await user.tab()
  expect(document.activeElement).toBe(opener())
  expect(scan).toHaveBeenCalledTimes(2)
})

test('a wallet that came without a word is there when the list opens, and has the focus', async () => {
  const { user, connection } = renderPage()
  const late = row('rabby', 'Rabby', { installed: true })
  vi.spyOn(connection.wallets, 'scan').mockImplementation(() => {
    if (opener().getAttribute('aria-expanded') === 'false') act(() => connection.list([late]))
  })
  await user.click(opener())
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'Rabby' }))
})

test('an installed wallet is asked at once', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'MetaMask' }))
  expect(connection.asked).toEqual([['connect', 'metamask', undefined]])
})

test('a wallet that is not installed is never asked: the way to it is shown', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'Rabby' }))
  expect(connection.asked).toEqual([])
  expect(screen.getByRole('dialog', { name: 'Get Rabby' })).toBeDefined()
  const link = await screen.findByRole('link', { name: 'Get Rabby (opens rabby.io)' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/rabby\.io/)
})

test('a wallet that announces itself while its row has the focus keeps it', async () => {
  const { connection } = await openList()
  within(dialog()).getByRole('button', { name: 'Rabby' }).focus()
  const installed = { ...row('rabby', 'Rabby'), installed: true }
  act(() => connection.list(rows.map((one) => (one.id === 'rabby' ? installed : one))))
  expect(within(dialog()).getByRole('list', { name: 'Installed' }).textContent).toContain('Rabby')
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'Rabby' }))
})

test('a wallet that announces itself later appears, and no row twice', async () => {
  const { connection } = await openList()
  act(() =>
    connection.list([...rows, row('xyz.new', 'New', { installed: true, group: 'announced' })]),
  )
  expect(screen.getAllByRole('button', { name: 'New' })).toHaveLength(1)
})

test('two wallets of one identity differ in name, and each is described by what it announces', async () => {
  const { connection } = await openList()
  const claim = {
    installed: true,
    claim: 'MetaMask',
    rdns: 'io.metamask',
    warning: 'contested',
  } as const
  act(() =>
    connection.list([
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

test('a row that nothing is wrong with is described by nothing', async () => {
  await openList()
  const button = screen.getByRole('button', { name: 'MetaMask' })
  expect(button.getAttribute('aria-describedby')).toBeNull()
})

test('the second of two wallets of one identity is the one that is asked', async () => {
  const { user, connection } = await openList()
  act(() =>
    connection.list([
      row('metamask', 'MetaMask 1', { installed: true, warning: 'contested' }),
      row('metamask#2', 'MetaMask 2', { installed: true, warning: 'contested' }),
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'MetaMask 2' }))
  expect(connection.asked).toEqual([['connect', 'metamask#2', undefined]])
})

test('while a wallet is asked, one reads what to do and may cancel', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'MetaMask' }))
  act(() => connection.show(connecting))
  expect(screen.getByRole('status').textContent).toBe('Confirm in MetaMask')
  expect(focused()).toBe('Connect with MetaMask')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(connection.asked.at(-1)).toEqual(['cancel'])
})

test('focus is not lost with the button that had it', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'MetaMask' }))
  act(() => connection.show(connecting))
  screen.getByRole('button', { name: 'Cancel' }).focus()
  const failure = { act: 'connect', wallet: 'metamask', error: failed('Aborted') } as const
  act(() => connection.show({ failure }))
  expect(screen.getByRole('status').textContent).toBe('You cancelled. You are not connected.')
  expect(focused()).toBe('Connect with MetaMask')
})

test('"All wallets" leads back to the row, and leaves the attempt alone', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'Bitget Wallet' }))
  act(() => connection.show({ ...connecting, wallet: 'bitget' }))
  await user.click(screen.getByRole('button', { name: 'All wallets' }))
  expect(focused()).toContain('Bitget Wallet')
  expect(screen.getByRole('status').textContent).toBe('Confirm in Bitget Wallet')
  expect(connection.asked).toHaveLength(1)
})

test('the state closes the dialog, and the focus returns to the opener’s page', async () => {
  const { user, connection } = await openList()
  await user.click(screen.getByRole('button', { name: 'MetaMask' }))
  act(() => connection.show(connecting))
  act(() => connection.show(on))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByTestId('page').dataset['reason']).toBe('connected')
})

test('a rejected switch explains itself, keeps the dialog and the row', async () => {
  const connection = fakeConnection(rows)
  connection.show(on)
  const { user } = renderPage(connection)
  await user.click(opener())
  const target = screen.getByRole('button', { name: 'Switch to BNB Smart Chain' })
  await user.click(target)
  expect(connection.asked).toEqual([['switchChain', 56]])
  const failure = {
    act: 'switch',
    wallet: 'metamask',
    chainId: 56,
    error: failed('UserRejected'),
  } as const
  act(() => connection.show({ ...on, failure }))
  expect(screen.getByRole('status').textContent).toBe(
    'You declined the switch. You are still on Ethereum.',
  )
  expect(document.activeElement).toBe(target)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(connection.asked.at(-1)).toEqual(['switchChain', 56])
})

test('who has scrolled down to a network sees what came of pressing it', async () => {
  const connection = fakeConnection(rows)
  connection.show(on)
  const { user } = renderPage(connection)
  await user.click(opener())
  dialog().scrollTop = 300
  const failure = { act: 'switch', wallet: 'metamask', error: failed('UserRejected') } as const
  act(() => connection.show({ ...on, failure }))
  expect(screen.getByRole('status').textContent).toContain('You declined the switch.')
  expect(dialog().scrollTop).toBe(0)
})

test('an end of the connection closes the account, and the page says whose doing it was', async () => {
  const connection = fakeConnection(rows)
  connection.show(on)
  const { user } = renderPage(connection)
  await user.click(opener())
  act(() => {
    connection.show({})
    connection.tell({ event: 'disconnect' })
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(
    'MetaMask disconnected. You are not connected.',
  )
})

test('a person who leaves by another button than ours is told that it was them', () => {
  const connection = fakeConnection(rows)
  connection.show(on)
  renderPage(connection)
  act(() => {
    connection.show({ left: true })
    connection.tell({ event: 'disconnect' })
  })
  expect(screen.getByRole('status').textContent).toBe('You disconnected.')
})

test('there is one status and one alert, in the dialog or in the page', async () => {
  const { user } = await openList()
  expect(dialog().contains(screen.getByRole('status'))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByTestId('page').contains(screen.getByRole('status'))).toBe(true)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a late close event of the last closing leaves a dialog that is open again alone', async () => {
  const { user } = await openList()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(opener())
  fireEvent(dialog(), new Event('close'))
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

test('a dialog that the browser closed by itself is closed for us too', async () => {
  await openList()
  const element = dialog() as HTMLDialogElement
  act(() => {
    element.close()
    fireEvent(element, new Event('close'))
  })
  expect(screen.getByTestId('page').dataset['reason']).toBe('escape')
})

test('a press beside the dialog closes it, but not the second press of a double click', async () => {
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

test('arrows and letters move through the list', async () => {
  const { user } = await openList()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toContain('Bitget')
  await user.keyboard('{End}')
  expect(focused()).toContain('Binance')
  await user.keyboard('tok')
  expect(focused()).toContain('TokenPocket')
})

test('Enter held down on what opened the list chooses nothing in it', async () => {
  const { user, connection } = renderPage()
  opener().focus()
  await user.keyboard('{Enter>3}')
  expect(focused()).toContain('MetaMask')
  expect(connection.asked).toEqual([])
  await user.keyboard('{/Enter}{Enter}')
  expect(connection.asked).toEqual([['connect', 'metamask', undefined]])
})

test('Binance gives three instructions in their order', async () => {
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

test('after ten seconds, not before, the sentence says so', () => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const connection = fakeConnection(rows)
  connection.show({ ...connecting, waiting: { act: 'connect', since: performance.now() } })
  renderPage(connection)
  act(() => void vi.advanceTimersByTime(9_999))
  expect(screen.getByRole('status').textContent).toBe('Confirm in MetaMask')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Still waiting: open your wallet, or cancel')
})
