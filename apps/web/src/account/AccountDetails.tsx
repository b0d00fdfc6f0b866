import './account.css'
import {
  Address,
  CopyAddress,
  ExplorerLink,
  useConnection,
  usePairing,
  useTranslate,
} from '@touchstone/react'
import { BalanceList } from '../balances/BalanceList.tsx'
import { TransactionList } from '../transactions/TransactionList.tsx'
import { AccountIcon } from './AccountIcon.tsx'
import { DescriptionListEntry } from './DescriptionListEntry.tsx'
import { OtherAccounts } from './OtherAccounts.tsx'
import { SendAndSignIn } from './SendAndSignIn.tsx'

export function AccountDetails() {
  const translate = useTranslate()
  const { status, wallet, accounts, chainId, restoring } = useConnection()
  // `peer` is the name that the wallet on the phone gives itself: untrusted text.
  const { peer } = usePairing()
  const restored = status === 'reconnecting' && restoring ? [restoring.account] : undefined
  const shown = restored ?? accounts
  const walletShown = wallet ?? restoring?.wallet
  const network = chainId ?? restoring?.chainId
  const [address] = shown
  if (address === undefined) return null
  return (
    <>
      <div className="identity">
        <AccountIcon address={address} />
        <dl className="ts-facts">
          <div>
            <dt className="ts-unseen">{translate('account.address')}</dt>
            <dd>
              <Address accounts={shown} />
            </dd>
            <dd className="ts-beside">
              <CopyAddress address={address} />
              <ExplorerLink chainId={network} kind="address" id={address} />
            </dd>
          </div>
        </dl>
      </div>
      <dl className="ts-facts pair">
        <DescriptionListEntry term={translate('account.wallet')}>
          <span>
            {walletShown && translate({ key: 'account.walletName', wallet: walletShown })}
          </span>
          {walletShown === 'walletconnect' && peer !== undefined && (
            <>
              {' '}
              (<bdi>{peer}</bdi>)
            </>
          )}
        </DescriptionListEntry>
        <DescriptionListEntry term={translate('account.network')}>
          {network !== undefined && translate({ key: 'account.networkName', network })}
        </DescriptionListEntry>
      </dl>
      <BalanceList />
      <SendAndSignIn />
      <TransactionList />
      <OtherAccounts />
    </>
  )
}
