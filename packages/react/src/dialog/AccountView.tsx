import type { ReactNode } from 'react'
import { AccountButtons } from '../account/AccountButtons.tsx'
import { Fact } from '../account/Fact.tsx'
import { useAction } from '../provider/useAction.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { Address } from './Address.tsx'
import { NetworkList } from './NetworkList.tsx'

/** Account view of the wallet dialog: address, wallet, networks, and the buttons to change the wallet and disconnect. */
export function AccountView({ balance }: { balance: ReactNode }) {
  const translate = useTranslate()
  const perform = useAction()
  const { wallet, accounts } = useConnection()
  return (
    <>
      <dl className="ts-facts">
        <Fact term={translate('account.address')}>
          <Address accounts={accounts} />
        </Fact>
        <Fact term={translate('account.wallet')}>
          {wallet && translate({ key: 'account.walletName', wallet })}
        </Fact>
        {balance !== undefined && <Fact term={translate('account.balance')}>{balance}</Fact>}
      </dl>
      <NetworkList />
      <AccountButtons onChangeWallet={() => perform({ do: 'wallets' })} />
    </>
  )
}
