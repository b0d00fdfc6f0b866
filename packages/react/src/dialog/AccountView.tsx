import type { ReactNode } from 'react'
import { useAction } from '../provider/useAction.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { Address } from './Address.tsx'
import { NetworkList } from './NetworkList.tsx'

/** Account view of the dialog: address, wallet, network, and the buttons to switch and disconnect. */
export function AccountView({ balance }: { balance: ReactNode }) {
  const translate = useTranslate()
  const perform = useAction()
  const { wallet, accounts } = useConnection()
  return (
    <>
      <dl className="ts-facts">
        <div>
          <dt>{translate('account.address')}</dt>
          <dd>
            <Address accounts={accounts} />
          </dd>
        </div>
        <div>
          <dt>{translate('account.wallet')}</dt>
          <dd>{wallet && translate({ key: 'account.walletName', wallet })}</dd>
        </div>
        {balance !== undefined && (
          <div>
            <dt>{translate('account.balance')}</dt>
            <dd>{balance}</dd>
          </div>
        )}
      </dl>
      <NetworkList />
      <div className="ts-actions">
        <button type="button" className="ts-button" onClick={() => perform({ do: 'wallets' })}>
          {translate('act.changeWallet')}
        </button>
        <button type="button" className="ts-button" onClick={() => perform({ do: 'disconnect' })}>
          {translate('act.disconnect')}
        </button>
      </div>
    </>
  )
}
