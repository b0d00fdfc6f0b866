import { render as renderTree } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NoticeBox, TouchstoneProvider, usePageNotice, useWalletDialog } from '../index.ts'
import { ConnectButton } from '../dialog/ConnectButton.tsx'
import { WalletDialog } from '../dialog/WalletDialog.tsx'
import { type FakeConnection, createFakeConnection } from './createFakeConnection.ts'
import { rows } from './walletRows.ts'

const unit = { symbol: 'BNB', decimals: 18 }
const networks = [
  { id: 56, name: 'BNB Smart Chain', nativeCurrency: unit },
  { id: 1, name: 'Ethereum', nativeCurrency: unit },
] as const

/** Renders a page with the connect button, the notice of the page and the dialog, on a mock connection. */
export function renderPage(connection: FakeConnection = createFakeConnection(rows)): ReturnType<
  typeof renderTree
> & {
  connection: FakeConnection
  user: ReturnType<typeof userEvent.setup>
} {
  const view = renderTree(
    <TouchstoneProvider connection={connection} networks={networks}>
      <ConnectButton />
      <PageNotice />
      <WalletDialog balance="1 BNB" />
    </TouchstoneProvider>,
  )
  return { ...view, connection, user: userEvent.setup() }
}

function PageNotice() {
  const { isOpen, reason } = useWalletDialog()
  return (
    <div data-testid="page" data-reason={reason}>
      <NoticeBox notice={usePageNotice()} live={!isOpen} />
    </div>
  )
}
