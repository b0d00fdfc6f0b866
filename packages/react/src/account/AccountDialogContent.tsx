import type { ReactNode } from 'react'
import { AccountView } from '../dialog/AccountView.tsx'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { CopyAddress } from './CopyAddress.tsx'
import { ExplorerLink } from './ExplorerLink.tsx'

export default function AccountDialogContent({
  balance,
  onChangeWallet,
}: {
  balance: ReactNode
  onChangeWallet(): void
}) {
  const translate = useTranslate()
  const { accounts, chainId } = useConnection()
  const [address = ''] = accounts
  return (
    <AccountView
      balance={balance}
      onChangeWallet={onChangeWallet}
      links={
        <div className="ts-beside">
          <CopyAddress address={address} />
          <ExplorerLink chainId={chainId} kind="address" id={address} />
        </div>
      }
      facts={
        <div>
          <dt>{translate('account.network')}</dt>
          <dd>{translate({ key: 'account.networkName', network: chainId })}</dd>
        </div>
      }
    />
  )
}
