import { useConnection, useTranslate, useTouchstone } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { useId } from 'react'
import { networks } from '../chain/networks.ts'
import { getTokens } from '../chain/tokens.ts'
import { formatAmount } from './formatAmount.ts'
import { useBalances } from './useBalances.ts'

/**
 * Balances of the coin and the tokens, with the time at which they were read, and a refresh button. Each asset has a row
 * before its balance is known, so that the page does not grow.
 */
export function BalanceList() {
  const translate = useTranslate(account)
  const { language } = useTouchstone()
  const { chainId, restoring } = useConnection()
  const [balances, { refresh }] = useBalances()
  const id = useId()
  const read = balances.state === 'read' ? balances : undefined
  const here = read?.chainId ?? chainId ?? restoring?.chainId
  const network = networks.find((one) => one.id === here)
  const unknown = here !== undefined && network === undefined
  const failed = balances.state === 'failed'
  const reading = !read && !failed && !unknown
  return (
    <div className="balances">
      <div className="bar">
        <h3 id={id}>{translate('balance.title')}</h3>
        {read && (
          <small>
            {translate({
              key: 'balance.asOf',
              time: new Date(read.at).toLocaleTimeString(language),
            })}
          </small>
        )}
        <small aria-live="polite">{reading && translate('balance.loading')}</small>
        <button
          type="button"
          className="ts-icon-button"
          aria-label={translate('balance.again')}
          onClick={refresh}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M16 10a6 6 0 1 1-1.8-4.3M16 2.5v3.7h-3.7" />
          </svg>
        </button>
      </div>
      <div aria-live="polite">
        {failed && <p>{translate('balance.failed')}</p>}
        {unknown && <p>{translate('balance.unknown')}</p>}
      </div>
      {network && (
        <ul role="list" className="amounts" aria-labelledby={id} aria-busy={reading}>
          <Amount unit={network.nativeCurrency} amount={read?.amounts.native} />
          {getTokens(network.id).map((token, index) => (
            <Amount key={token.address} unit={token} amount={read?.amounts.tokens?.[index]} />
          ))}
        </ul>
      )}
      {read && read.amounts.tokens === undefined && (
        <p className="soft">{translate('balance.tokensFailed')}</p>
      )}
    </div>
  )
}

/** Short balance of the network's coin, for the dialog. Renders a `<bdi>`. */
export function NativeBalance() {
  const translate = useTranslate(account)
  const { language } = useTouchstone()
  const [balances] = useBalances()
  if (balances.state === 'read') {
    const { nativeCurrency } = networks.find(({ id }) => id === balances.chainId) ?? networks[0]
    return <bdi>{formatAmount(balances.amounts.native, nativeCurrency, language)}</bdi>
  }
  if (balances.state === 'failed') return <bdi>{translate('balance.failed')}</bdi>
  return (
    <bdi>{translate(balances.state === 'unknown' ? 'balance.unknown' : 'balance.loading')}</bdi>
  )
}

type Unit = { symbol: string; name: string; decimals: number }

/** Row of an asset. Shows a dash if the amount is unknown, and 0 if it is zero. */
function Amount({ unit, amount }: { unit: Unit; amount: bigint | undefined }) {
  const { language } = useTouchstone()
  return (
    <li data-none={amount === 0n || undefined}>
      <bdi>{unit.name}</bdi>
      {amount === undefined ? (
        <span className="amount">–</span>
      ) : (
        <bdi className="amount">{formatAmount(amount, unit, language)}</bdi>
      )}
    </li>
  )
}
