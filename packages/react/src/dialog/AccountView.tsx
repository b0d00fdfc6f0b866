import type { ReactNode } from 'react'
import { useAction } from '../provider/useAction.ts'
import { useConnection } from '../provider/useConnection.ts'
import { useTranslate } from '../provider/useTranslate.ts'
import { Address } from './Address.tsx'

/** Facts about the account, `children`, and the buttons "Change wallet" and "Disconnect". */
export function AccountView({
  links,
  facts,
  balance,
  children,
  onChangeWallet,
}: AccountView.Props) {
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
            {links}
          </dd>
        </div>
        <div>
          <dt>{translate('account.wallet')}</dt>
          <dd>{wallet && translate({ key: 'account.walletName', wallet })}</dd>
        </div>
        {facts}
        {balance !== undefined && (
          <div>
            <dt>{translate('account.balance')}</dt>
            <dd>{balance}</dd>
          </div>
        )}
      </dl>
      {children}
      <div className="ts-actions">
        <button type="button" className="ts-button" onClick={onChangeWallet}>
          {translate('act.changeWallet')}
        </button>
        <button type="button" className="ts-button" onClick={() => perform({ do: 'disconnect' })}>
          {translate('act.disconnect')}
        </button>
      </div>
    </>
  )
}

export declare namespace AccountView {
  type Props = {
    links?: ReactNode
    /** Further facts, each a `<div>` with `<dt>` and `<dd>`. */
    facts?: ReactNode
    balance: ReactNode
    children?: ReactNode
    onChangeWallet(): void
  }
}
