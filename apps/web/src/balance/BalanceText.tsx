import { useSay } from '@touchstone/react'
import { networks } from '../chain/networks.ts'
import { formatAmount } from './formatAmount.ts'
import type { Balance } from './useBalance.ts'

/** A balance in words. Renders text, and a button where it could not be read. */
export function BalanceText({ balance }: { balance: Balance }) {
  const say = useSay()
  switch (balance.state) {
    case 'none':
      return null
    case 'unknown':
      return say('page.balance.unknown')
    case 'reading':
      return say('page.balance.loading')
    case 'failed':
      return (
        <>
          {say('page.balance.failed')}{' '}
          <button type="button" className="link" onClick={balance.again}>
            {say('page.balance.again')}
          </button>
        </>
      )
    case 'read': {
      const network = networks.find(({ id }) => id === balance.chainId) ?? networks[0]
      const text = formatAmount(
        balance.amount,
        network.nativeCurrency,
        document.documentElement.lang,
      )
      return <bdi>{text}</bdi>
    }
  }
}
