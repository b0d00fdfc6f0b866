import type { ReactNode } from 'react'
import { useAction } from '../provider/useActs.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useSay.ts'
import { Address } from './Address.tsx'
import { NetworkList } from './NetworkRows.tsx'

/** Account view of the dialog: address, wallet, network, and the buttons to switch and disconnect. */
export function AccountView({ balance }: { balance: ReactNode }) {
  const say = useTranslate()
  const perform = useAction()
  const { wallet, accounts } = useConnection()
  return (
    <>
      <dl className="ts-facts">
        <div>
          <dt>{say('account.address')}</dt>
          <dd>
            <Address accounts={accounts} />
          </dd>
        </div>
        <div>
          <dt>{say('account.wallet')}</dt>
          <dd>{wallet && say({ key: 'account.walletName', wallet })}</dd>
        </div>
        {balance !== undefined && (
          <div>
            <dt>{say('account.balance')}</dt>
            <dd>{balance}</dd>
          </div>
        )}
      </dl>
      <NetworkList />
      <div className="ts-actions">
        <button type="button" className="ts-button" onClick={() => perform({ do: 'wallets' })}>
          {say('act.changeWallet')}
        </button>
        <button type="button" className="ts-button" onClick={() => perform({ do: 'disconnect' })}>
          {say('act.disconnect')}
        </button>
      </div>
    </>
  )
}
