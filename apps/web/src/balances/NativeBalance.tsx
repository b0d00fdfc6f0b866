import { useTranslate, useTouchstone } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { networks } from '../chain/networks.ts'
import { formatAmount } from './formatAmount.ts'
import { useBalances } from './useBalances.ts'

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
