import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  ConnectButton,
  NoticeBox,
  TouchstoneProvider,
  usePageNotice,
  WalletDialog,
} from '../index.ts'
import { type FakeConnection, createFakeConnection } from '../testing/createFakeConnection.ts'
import { rows } from '../testing/walletRows.ts'

const bsc = { id: 56, name: 'BNB Smart Chain', nativeCurrency: { symbol: 'BNB', decimals: 18 } }
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('hydrates a server-rendered page in a browser with a connected wallet', async () => {
  const html = renderToString(<Page connection={createFakeConnection(onServer)} />)
  const connection = createFakeConnection(rows)
  connection.setSnapshot({
    status: 'connected',
    wallet: 'metamask',
    accounts: [account],
    chainId: 56,
  })
  const onRecoverableError = await hydrate(html, connection)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /^Account 0xf39F/ }).textContent).toBe('0xf39F…2266')
})

test('renders on a server without a navigator', () => {
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!
  onTestFinished(() => void Object.defineProperty(globalThis, 'navigator', navigator))
  // Delete the global `navigator`, which some servers do not declare.
  Reflect.deleteProperty(globalThis, 'navigator')
  expect(renderToString(<Page connection={createFakeConnection(onServer)} />)).toContain(
    'Connect wallet',
  )
})

/** Rows of a server, where no wallet is installed. */
const onServer = rows.map((row) => ({ ...row, installed: false }))

async function hydrate(html: string, connection: FakeConnection) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = html
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(() =>
    hydrateRoot(container, <Page connection={connection} />, { onRecoverableError }),
  )
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
  return onRecoverableError
}

function Page({ connection }: { connection: FakeConnection }) {
  return (
    <TouchstoneProvider connection={connection} networks={[bsc]}>
      <ConnectButton />
      <Notice />
      <WalletDialog />
    </TouchstoneProvider>
  )
}

function Notice() {
  return <NoticeBox notice={usePageNotice()} />
}
