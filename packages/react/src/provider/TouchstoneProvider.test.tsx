import type { Connection } from '@touchstone/connect'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConnectButton, NoticeBox, TouchstoneProvider, usePageNotice } from '../index.ts'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { rows } from '../testing/walletRows.ts'

const unwrapped =
  'There is no connection to show. Wrap your app in <TouchstoneProvider connection={connection}>, where `connection` is what createConnection() returned. If it is wrapped, there are two copies of @touchstone/react: `npm ls @touchstone/react` shows them.'

test.each([
  ['a component without a <TouchstoneProvider> above it', () => <ConnectButton />],
  [
    'a <TouchstoneProvider> without a connection',
    // The types require a connection, but JavaScript callers can omit it.
    () => <TouchstoneProvider connection={undefined as unknown as Connection} />,
  ],
])('%s throws an error that says what is missing', (_name, Page) => {
  // Silence the console, to which React writes the error too.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  expect(() => render(<Page />)).toThrow(unwrapped)
})

test.each([undefined, []])('uses the networks of the connection when networks is %o', (given) => {
  const connection = createFakeConnection(rows)
  connection.setSnapshot({ status: 'connected', wallet: 'metamask', chainId: 56, supported: true })
  render(
    // JavaScript callers may pass an empty list.
    <TouchstoneProvider connection={connection} networks={given as undefined}>
      <Notice />
    </TouchstoneProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(
    'You are connected with MetaMask on BNB Smart Chain.',
  )
})

test('says that the remembered wallet is not installed any more', () => {
  const connection = createFakeConnection([{ ...rows[0]!, installed: false }])
  connection.setSnapshot({ intent: 'metamask' })
  render(
    <TouchstoneProvider connection={connection}>
      <Notice />
    </TouchstoneProvider>,
  )
  expect(screen.getByRole('status').textContent).toMatch(/^MetaMask is not in this browser/)
})

function Notice() {
  return <NoticeBox notice={usePageNotice()} />
}
