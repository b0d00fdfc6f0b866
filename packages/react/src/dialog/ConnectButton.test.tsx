import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { TouchstoneProvider } from '../provider/TouchstoneProvider.tsx'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { rows } from '../testing/walletRows.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { WalletDialog } from './WalletDialog.tsx'

const account = '0x00000000000000000000000000000000000000A1'
const on = { status: 'connected', wallet: 'metamask', accounts: [account], chainId: 56 } as const

function setUp(button: ReactNode) {
  const connection = createFakeConnection(rows)
  const view = render(
    <TouchstoneProvider connection={connection}>
      {button}
      <WalletDialog />
    </TouchstoneProvider>,
  )
  return { connection, ...view }
}

/** Renders a button of the page's own, and returns the state that it gets. */
function setUpCustom() {
  const states: ConnectButton.State[] = []
  const page = setUp(
    <ConnectButton>
      {(state) => {
        states.push(state)
        return (
          <button type="button" onClick={state.open}>
            {state.address ?? 'Log in'}
          </button>
        )
      }}
    </ConnectButton>,
  )
  return { ...page, state: () => states.at(-1)! }
}

test('adds the class name to its own', () => {
  setUp(<ConnectButton className="wide" />)
  expect([...screen.getByRole('button', { name: 'Connect wallet' }).classList]).toEqual([
    'ts-button',
    'ts-primary',
    'ts-connect',
    'wide',
  ])
})

test('shows the label only while no wallet is connected', () => {
  const { connection } = setUp(<ConnectButton label="Log in" />)
  const button = screen.getByRole('button', { name: 'Log in' })
  expect(button.textContent).toBe('Log in')
  act(() => connection.setSnapshot({ status: 'connecting', wallet: 'metamask' }))
  expect(button.textContent).toBe('Connecting…')
  act(() => connection.setSnapshot(on))
  expect(button.textContent).toBe('0x0000…00A1')
})

test('renders what the function returns, and no button of its own', () => {
  setUpCustom()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Log in'])
})

test('passes a disconnected state', () => {
  const { state, connection } = setUpCustom()
  // The snapshot keeps the wallet of a failed attempt.
  act(() => connection.setSnapshot({ wallet: 'metamask', chainId: 1 }))
  expect(state()).toMatchObject({
    status: 'disconnected',
    address: undefined,
    chain: undefined,
    wallet: undefined,
    isPending: false,
    isOpen: false,
  })
})

test('passes account, chain and wallet of a connection', () => {
  const { state, connection } = setUpCustom()
  act(() => connection.setSnapshot(on))
  expect(state()).toMatchObject({
    status: 'connected',
    address: account,
    chain: { id: 56, name: 'BNB Smart Chain', unsupported: false },
    wallet: { id: 'metamask', name: 'MetaMask' },
  })
})

test('passes a chain that the app does not have', () => {
  const { state, connection } = setUpCustom()
  act(() => connection.setSnapshot({ ...on, chainId: 97, supported: false }))
  expect(state().chain).toEqual({ id: 97, name: 'network 97', unsupported: true })
})

test('passes the connection that a reload restores', () => {
  const { state, connection } = setUpCustom()
  act(() =>
    connection.setSnapshot({
      status: 'reconnecting',
      restoring: { wallet: 'metamask', account, chainId: 56 },
    }),
  )
  expect(state()).toMatchObject({
    status: 'reconnecting',
    address: account,
    chain: { id: 56 },
    wallet: { id: 'metamask' },
    isPending: false,
  })
})

test.each(['connecting', 'switching', 'adding'] as const)('is pending while %s', (status) => {
  const { state, connection } = setUpCustom()
  act(() => connection.setSnapshot({ ...on, status }))
  expect(state().isPending).toBe(true)
})

test('open focuses the pressed button and opens the dialog', async () => {
  const { state } = setUpCustom()
  const button = screen.getByRole('button')
  // Safari does not focus a clicked button.
  button.addEventListener('mousedown', (event) => event.preventDefault())
  const focus = vi.spyOn(button, 'focus')
  await userEvent.click(button)
  expect(focus).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog', { name: 'Connect a wallet' })).toBeDefined()
  expect(state().isOpen).toBe(true)
})

test('open works without an event', () => {
  const { state } = setUpCustom()
  act(() => state().open())
  expect(screen.getByRole('dialog', { name: 'Connect a wallet' })).toBeDefined()
})
