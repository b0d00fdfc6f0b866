import { ExplorerLink, shortAddress, useTranslate, useTouchstone } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { formatAmount } from '../balances/formatAmount.ts'
import { useBalances } from '../balances/useBalances.ts'
import { type Transaction, transactionStore } from './createTransactionStore.ts'

/**
 * Transactions that the user has sent since the page loaded, newest first. Screen readers announce each change of a
 * state. When a transaction is confirmed or reverted, the list refreshes the balances.
 */
export function TransactionList() {
  const translate = useTranslate(account)
  const list = useSyncExternalStore(transactionStore.subscribe, transactionStore.getSnapshot)
  const [, { refresh }] = useBalances()
  const id = useId()
  const done = list.filter(({ state }) => state === 'confirmed' || state === 'reverted').length
  useEffect(() => {
    if (done > 0) refresh()
  }, [done, refresh])
  return (
    <div className="transactions" aria-live="polite">
      {list.length > 0 && (
        <>
          <h3 id={id}>{translate('tx.title')}</h3>
          <ul role="list" aria-labelledby={id}>
            {list.map((transaction) => (
              <Line key={transaction.hash} transaction={transaction} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Line({ transaction }: { transaction: Transaction }) {
  const translate = useTranslate(account)
  const { language } = useTouchstone()
  const { hash, chainId, to, amount, unit, state } = transaction
  return (
    <li data-state={state}>
      <span>
        {translate({
          key: 'tx.line',
          amount: formatAmount(amount, unit, language),
          address: shortAddress(to),
        })}
      </span>
      <span className="state">{translate(`tx.${state}`)}</span>
      <ExplorerLink chainId={chainId} kind="tx" id={hash} />
    </li>
  )
}
