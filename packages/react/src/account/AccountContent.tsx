import type { ReactNode } from 'react'
import { Address } from '../dialog/Address.tsx'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { AccountButtons } from './AccountButtons.tsx'
import { CopyAddress } from './CopyAddress.tsx'
import { ExplorerLink } from './ExplorerLink.tsx'
import { Fact } from './Fact.tsx'

/** Content of `AccountDialog`: the account, its wallet and its network, and the buttons. Loaded as a separate chunk. */
export default function AccountContent({ balance, onChangeWallet }: AccountContent.Props) {
  const translate = useTranslate()
  const { wallet, accounts, chainId, restoring } = useConnection()
  const shown = accounts.length === 0 && restoring ? [restoring.account] : accounts
  const walletShown = wallet ?? restoring?.wallet
  const network = chainId ?? restoring?.chainId
  const [address] = shown
  return (
    <>
      <dl className="ts-facts">
        <Fact term={translate('account.address')}>
          <Address accounts={shown} />
          {address && (
            <span className="ts-beside">
              <CopyAddress address={address} />
              <ExplorerLink chainId={network} kind="address" id={address} />
            </span>
          )}
        </Fact>
        <Fact term={translate('account.wallet')}>
          {walletShown && translate({ key: 'account.walletName', wallet: walletShown })}
        </Fact>
        <Fact term={translate('account.network')}>
          {network !== undefined && translate({ key: 'account.networkName', network })}
        </Fact>
        {balance !== undefined && <Fact term={translate('account.balance')}>{balance}</Fact>}
      </dl>
      <AccountButtons onChangeWallet={onChangeWallet} />
    </>
  )
}

export declare namespace AccountContent {
  type Props = { balance: ReactNode; onChangeWallet(): void }
}
