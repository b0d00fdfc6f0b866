import { useSay, useWorld } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { useId } from 'react'
import { networks } from '../chain/networks.ts'
import { tokensOf } from '../chain/tokens.ts'
import { formatAmount } from './formatAmount.ts'
import type { Holdings } from './holdings.ts'
import { useHoldings } from './useHoldings.ts'

/** The coin and the tokens one has, the time of reading, and a way to read again. */
export function BalanceList() {
  const say = useSay(account)
  const { language } = useWorld()
  const [holdings, { again }] = useHoldings()
  const id = useId()
  const at = holdings.state === 'read' ? new Date(holdings.at) : undefined
  return (
    <div className="balances">
      <div className="bar">
        <h3 id={id}>{say('balance.title')}</h3>
        {at && <small>{say({ key: 'balance.asOf', time: at.toLocaleTimeString(language) })}</small>}
        <button
          type="button"
          className="ts-icon-button"
          aria-label={say('balance.again')}
          onClick={again}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M16 10a6 6 0 1 1-1.8-4.3M16 2.5v3.7h-3.7" />
          </svg>
        </button>
      </div>
      <div aria-live="polite">
        {holdings.state === 'failed' && <p>{say('balance.failed')}</p>}
        {holdings.state === 'unknown' && <p>{say('balance.unknown')}</p>}
        {(holdings.state === 'reading' || holdings.state === 'none') && (
          <p className="soft">{say('balance.loading')}</p>
        )}
      </div>
      {holdings.state === 'read' && <Amounts holdings={holdings} labelledBy={id} />}
    </div>
  )
}

function Amounts({ holdings, labelledBy }: Amounts.Props) {
  const say = useSay(account)
  const { chainId, amounts } = holdings
  const { nativeCurrency } = networks.find((network) => network.id === chainId) ?? networks[0]
  const tokens = tokensOf(chainId)
  const held = tokens.flatMap((token, index) => {
    const amount = amounts.tokens?.[index] ?? 0n
    return amount > 0n ? [{ token, amount }] : []
  })
  return (
    <>
      <ul role="list" className="amounts" aria-labelledby={labelledBy}>
        <Amount unit={nativeCurrency} amount={amounts.native} />
        {held.map(({ token, amount }) => (
          <Amount key={token.address} unit={token} amount={amount} />
        ))}
      </ul>
      {amounts.tokens === undefined && <p className="soft">{say('balance.tokensFailed')}</p>}
      {amounts.tokens && held.length === 0 && (
        <p className="soft">{say({ key: 'balance.none', count: tokens.length })}</p>
      )}
    </>
  )
}

declare namespace Amounts {
  type Props = { holdings: Extract<Holdings, { state: 'read' }>; labelledBy: string }
}

type Unit = { symbol: string; name: string; decimals: number }

function Amount({ unit, amount }: { unit: Unit; amount: bigint }) {
  const { language } = useWorld()
  return (
    <li>
      <bdi>{unit.name}</bdi>
      <bdi className="amount">{formatAmount(amount, unit, language)}</bdi>
    </li>
  )
}
