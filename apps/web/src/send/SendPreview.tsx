import { Address, useConnection, useTouchstone } from '@touchstone/react'
import { useEffect, useState } from 'react'
import { DescriptionListEntry } from '../account/DescriptionListEntry.tsx'
import { SinglePressButton } from '../account/SinglePressButton.tsx'
import { networks } from '../chain/networks.ts'
import { formatAmount } from '../balances/formatAmount.ts'
import { useBalances } from '../balances/useBalances.ts'
import { type FeeEstimate, estimateFee } from './estimateFee.ts'
import type { Order } from './submitTransfer.ts'
import { type SendMessage, useSendTranslate } from './useSendTranslate.ts'

/** Preview of a transfer: amount, recipient, maximum cost, warnings, and the button that asks the wallet. */
export function SendPreview({ order, waiting, onConfirm, onStop, onChange }: SendPreview.Props) {
  const translate = useSendTranslate()
  const { language } = useTouchstone()
  const { wallet } = useConnection()
  const found = useEstimate(order)
  const { asset, to, amount } = order.transfer
  const network = networks.find(({ id }) => id === order.chainId) ?? networks[0]
  const coin = network.nativeCurrency
  const coins = found.state === 'known' ? found.fee + (asset.address ? 0n : amount) : undefined
  const fee = () => {
    if (found.state === 'known') return formatAmount(found.fee, coin, language, 9)
    if (found.state === 'reading') return translate('send.check.fee.reading')
    return translate({ key: 'send.check.fee.unknown', wallet })
  }
  return (
    <>
      <dl className="ts-facts check">
        <DescriptionListEntry term={translate('send.check.what')}>
          <strong>
            <bdi>{formatAmount(amount, asset, language, asset.decimals)}</bdi>
          </strong>
        </DescriptionListEntry>
        <DescriptionListEntry term={translate('send.check.to')}>
          <Address accounts={[to]} />
        </DescriptionListEntry>
        <DescriptionListEntry term={translate('send.check.network')}>
          {translate({ key: 'account.networkName', network: network.id })}
        </DescriptionListEntry>
        <DescriptionListEntry term={translate('send.check.fee')}>
          <bdi>{fee()}</bdi>
        </DescriptionListEntry>
        {asset.address === undefined && coins !== undefined && (
          <DescriptionListEntry term={translate('send.check.total')}>
            <bdi>{formatAmount(coins, coin, language, 9)}</bdi>
          </DescriptionListEntry>
        )}
      </dl>
      <Warnings order={order} found={found} coins={coins} />
      <p className="soft">{translate('send.check.final')}</p>
      <div className="ts-actions">
        {waiting ? (
          <SinglePressButton className="ts-button" onPress={onStop}>
            {translate('send.stop')}
          </SinglePressButton>
        ) : (
          <>
            <SinglePressButton className="ts-button ts-primary" onPress={onConfirm}>
              {translate({ key: 'send.confirm', wallet })}
            </SinglePressButton>
            <button type="button" className="ts-button" onClick={onChange}>
              {translate('send.change')}
            </button>
          </>
        )}
      </div>
    </>
  )
}

declare namespace SendPreview {
  type Props = {
    order: Order
    waiting: boolean
    onConfirm(): void
    onStop(): void
    onChange(): void
  }
}

function Warnings({
  order,
  found,
  coins,
}: {
  order: Order
  found: FeeEstimate
  coins: bigint | undefined
}) {
  const translate = useSendTranslate()
  const { language } = useTouchstone()
  const [balances] = useBalances()
  const { transfer, from, chainId } = order
  const network = networks.find(({ id }) => id === chainId) ?? networks[0]
  const has = balances.state === 'read' ? balances.amounts.native : undefined
  const warnings: SendMessage[] = []
  if (transfer.to === from) warnings.push({ key: 'send.check.self' })
  if ('contract' in found && found.contract) {
    warnings.push({ key: 'send.check.contract', name: transfer.asset.symbol })
  }
  if (found.state === 'refused') warnings.push({ key: 'send.check.refused' })
  if (has !== undefined && coins !== undefined && coins > has) {
    const amount = formatAmount(has, network.nativeCurrency, language)
    warnings.push({ key: 'send.check.poor', amount })
  }
  return (
    <ul role="list" className="warnings" aria-live="polite">
      {warnings.map((warning) => (
        <li key={warning.key}>{translate(warning)}</li>
      ))}
    </ul>
  )
}

function useEstimate({ from, chainId, transfer }: Order): FeeEstimate {
  const [found, setFound] = useState<FeeEstimate>({ state: 'reading' })
  useEffect(() => {
    let gone = false
    void estimateFee(from, chainId, transfer).then((next) => gone || setFound(next))
    return () => {
      gone = true
    }
  }, [from, chainId, transfer])
  return found
}
