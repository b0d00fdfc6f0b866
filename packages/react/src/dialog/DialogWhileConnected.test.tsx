import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CloseReason } from '../provider/reduceDialogState.ts'
import { NoticeBox, TouchstoneProvider, usePageNotice, useWalletDialog } from '../index.ts'
import { declinedSwitch } from '../testing/failureSnapshots.ts'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { rows } from '../testing/walletRows.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { ChainDialog } from './ChainDialog.tsx'
import { WalletDialog } from './WalletDialog.tsx'

const account = '0x00000000000000000000000000000000000000A1'
const on = { status: 'connected', wallet: 'metamask', accounts: [account], chainId: 1 } as const
const switching = {
  ...on,
  status: 'switching',
  waiting: { act: 'switch', since: 1e6, chainId: 56 },
} as const
const networks = [
  {
    id: 56,
    name: 'BNB Smart Chain',
    nativeCurrency: { symbol: 'BNB', decimals: 18 },
    blockExplorers: { default: { url: 'https://bscscan.com/' } },
  },
  { id: 1, name: 'Ethereum', nativeCurrency: { symbol: 'ETH', decimals: 18 } },
] as const

afterEach(() => void vi.restoreAllMocks())

function setUp(which: 'account' | 'chains') {
  const connection = createFakeConnection(rows)
  connection.setSnapshot(on)
  const reasons: CloseReason[] = []
  function Page() {
    const [open, setOpen] = useState(false)
    const { isOpen } = useWalletDialog()
    const props = {
      open,
      onClose: (reason: CloseReason) => {
        reasons.push(reason)
        setOpen(false)
      },
    }
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <div data-testid="page">
          <NoticeBox notice={usePageNotice()} live={!isOpen && !open} />
        </div>
        <WalletDialog />
        {which === 'account' ? (
          <AccountDialog {...props} balance="1 ETH" />
        ) : (
          <ChainDialog {...props} />
        )}
      </>
    )
  }
  render(
    <TouchstoneProvider connection={connection} networks={networks}>
      <Page />
    </TouchstoneProvider>,
  )
  const user = userEvent.setup()
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }))
  return { connection, reasons, user, open }
}

const dialog = () => within(screen.getByRole('dialog'))

test('AccountDialog shows the account, its wallet, its network and the balance', async () => {
  const { open } = setUp('account')
  await open()
  expect(await screen.findByRole('button', { name: 'Copy address' })).toBeDefined()
  const facts = screen.getByRole('dialog', { name: 'Your account' }).querySelector('dl')!
  expect([...facts.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'Address',
    'Wallet',
    'Network',
    'Balance',
  ])
  expect(facts.textContent).toContain(account)
  expect(facts.textContent).toContain('WalletMetaMaskNetworkEthereumBalance1 ETH')
})

test('AccountDialog links to the explorer of a network that has one', async () => {
  const { open, connection } = setUp('account')
  await open()
  await screen.findByRole('button', { name: 'Copy address' })
  expect(screen.queryByRole('link')).toBeNull()
  act(() => connection.setSnapshot({ ...on, chainId: 56 }))
  const link = dialog().getByRole('link', { name: 'View on bscscan.com (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe(`https://bscscan.com/address/${account}`)
})

test('AccountDialog copies the address and says so', async () => {
  const { open, user } = setUp('account')
  await open()
  await user.click(await screen.findByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(account)
  expect(dialog().getByText('Address copied.')).toBeDefined()
})

test('AccountDialog says that the browser does not allow copying', async () => {
  const { open, user } = setUp('account')
  await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(await screen.findByRole('button', { name: 'Copy address' }))
  expect(dialog().getByText(/Select the address and copy it by hand/)).toBeDefined()
})

test('AccountDialog closes when the user disconnects', async () => {
  const { open, user, connection, reasons } = setUp('account')
  await open()
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }))
  expect(connection.calls).toEqual([['disconnect']])
  act(() => connection.setSnapshot({ left: true }))
  expect(reasons).toEqual(['disconnected'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('"Change wallet" closes AccountDialog and opens the list of wallets', async () => {
  const { open, user, reasons } = setUp('account')
  await open()
  await user.click(await screen.findByRole('button', { name: 'Change wallet' }))
  expect(reasons).toEqual(['change-wallet'])
  expect(screen.getAllByRole('dialog')).toEqual([
    screen.getByRole('dialog', { name: 'Connect a wallet' }),
  ])
})

test('ChainDialog lists the networks and marks the current one', async () => {
  const { open } = setUp('chains')
  await open()
  const list = await screen.findByRole('list', { name: 'Network' })
  const buttons = within(list).getAllByRole('button')
  expect(
    buttons.map((button) => [button.textContent, button.getAttribute('aria-current')]),
  ).toEqual([
    ['Switch to BNB Smart Chain', null],
    ['EthereumCurrent', 'true'],
  ])
  expect(dialog().getAllByText('Network')).toHaveLength(1)
})

test('ChainDialog asks the wallet to switch, and closes when it has', async () => {
  const { open, user, connection, reasons } = setUp('chains')
  await open()
  await user.click(await screen.findByRole('button', { name: 'Switch to BNB Smart Chain' }))
  expect(connection.calls).toEqual([['switchChain', { chainId: 56 }]])
  act(() => connection.setSnapshot(switching))
  expect(dialog().getByRole('status').textContent).toBe('Confirm in MetaMask')
  expect(reasons).toEqual([])
  act(() => connection.setSnapshot({ ...on, chainId: 56 }))
  expect(reasons).toEqual(['switched'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('ChainDialog stays open after the wallet declined, and the page does not repeat that', async () => {
  const { open, user, connection } = setUp('chains')
  await open()
  act(() => connection.setSnapshot(declinedSwitch))
  expect(dialog().getByRole('status').textContent).toBe(
    'You declined the switch. You are still on Ethereum.',
  )
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('status').textContent).toBe(
    'You are connected with MetaMask on Ethereum.',
  )
})

test('ChainDialog moves through the list with arrow keys', async () => {
  const { open, user } = setUp('chains')
  await open()
  ;(await screen.findByRole('button', { name: 'Switch to BNB Smart Chain' })).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('EthereumCurrent')
})

test.each(['account', 'chains'] as const)(
  'the dialog focuses its heading on opening: %s',
  async (which) => {
    const { open } = setUp(which)
    await open()
    expect(document.activeElement).toBe(dialog().getByRole('heading', { level: 2 }))
  },
)

test.each(['account', 'chains'] as const)(
  'the dialog closes at once without a connected wallet: %s',
  async (which) => {
    const { open, connection, reasons } = setUp(which)
    act(() => connection.setSnapshot({}))
    await open()
    expect(reasons).toEqual(['disconnected'])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test.each(['account', 'chains'] as const)(
  'the dialog renders nothing while it is closed: %s',
  async (which) => {
    setUp(which)
    const closed = [...document.querySelectorAll('dialog')].at(-1)!
    expect(closed.textContent).toBe('')
  },
)

test('the focus moves to the heading when a focused button of the notice is removed', async () => {
  const { open, connection } = setUp('chains')
  await open()
  act(() => connection.setSnapshot(switching))
  dialog().getByRole('button', { name: 'Cancel' }).focus()
  act(() => connection.setSnapshot(on))
  expect(document.activeElement).toBe(dialog().getByRole('heading', { level: 2 }))
})
