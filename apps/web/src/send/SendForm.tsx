import { useConnection, useTouchstone } from '@touchstone/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { formatUnits } from 'viem'
import { networks } from '../chain/networks.ts'
import { getTokens } from '../chain/tokens.ts'
import { formatAmount } from '../balances/formatAmount.ts'
import { useBalances } from '../balances/useBalances.ts'
import { TextField } from './TextField.tsx'
import { estimatePlainFee } from './estimateFee.ts'
import {
  type Asset,
  type Fields,
  type FieldErrors,
  type Transfer,
  parseTransfer,
} from './parseTransfer.ts'
import { useSendTranslate } from './useSendTranslate.ts'

/** Form for asset, recipient and amount. Shows the errors of the fields when the user asks for the preview. */
export function SendForm({
  initialFields,
  onPreview,
}: {
  /** Earlier input, if the user returns to change it. */
  initialFields: Fields | undefined
  onPreview: (transfer: Transfer, fields: Fields) => void
}) {
  const translate = useSendTranslate()
  const { language } = useTouchstone()
  const { chainId } = useConnection()
  const [balances] = useBalances()
  const network = networks.find(({ id }) => id === chainId) ?? networks[0]
  const tokens = getTokens(network.id)
  const assets: readonly [Asset, ...Asset[]] = [network.nativeCurrency, ...tokens]
  // Compare contract addresses: assets of two networks can have the same symbol.
  const kept = assets.find(
    ({ address }) => initialFields && address === initialFields.asset.address,
  )
  const [fields, setFields] = useState<Fields>({
    to: initialFields?.to ?? '',
    amount: initialFields?.amount ?? '',
    asset: kept ?? assets[0],
  })
  const [mistakes, setMistakes] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  const { asset } = fields
  const amounts = balances.state === 'read' ? balances.amounts : undefined
  const index = tokens.findIndex(({ address }) => address === asset.address)
  const held = index < 0 ? amounts?.native : amounts?.tokens?.[index]
  const format = (amount: bigint) => formatAmount(amount, asset, language)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = parseTransfer(fields, { held, format })
    if ('transfer' in read) return onPreview(read.transfer, fields)
    setMistakes(read.mistakes)
    const first = read.mistakes.to ? 'to' : 'amount'
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  const all = async (amount: bigint) => {
    const fee = asset.address === undefined ? ((await estimatePlainFee(network.id)) ?? 0n) : 0n
    const left = amount > fee ? amount - fee : 0n
    // Change nothing if the user has entered another amount or chosen another asset while the fee was read.
    setFields((now) =>
      now.asset === asset && now.amount === fields.amount
        ? { ...now, amount: formatUnits(left, asset.decimals) }
        : now,
    )
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <label htmlFor={`${id}asset`}>{translate('send.asset')}</label>
      <select
        id={`${id}asset`}
        value={asset.symbol}
        onChange={(event) => {
          const chosen = assets.find(({ symbol }) => symbol === event.target.value) ?? assets[0]
          setFields({ ...fields, asset: chosen })
          setMistakes({})
        }}
      >
        {assets.map(({ symbol, name }) => (
          <option key={symbol} value={symbol} data-name={symbol}>
            {symbol === name ? symbol : `${symbol} · ${name}`}
          </option>
        ))}
      </select>
      <TextField
        name="to"
        label={translate('send.to')}
        hint={translate({ key: 'send.to.hint', network: network.id })}
        mistake={mistakes.to && translate(mistakes.to)}
        value={fields.to}
        onChange={(to) => setFields({ ...fields, to })}
      />
      <TextField
        name="amount"
        label={translate('send.amount')}
        hint={held === undefined ? '' : translate({ key: 'send.available', amount: format(held) })}
        mistake={mistakes.amount && translate(mistakes.amount)}
        value={fields.amount}
        onChange={(amount) => setFields({ ...fields, amount })}
      >
        {held !== undefined && held > 0n && (
          <button type="button" className="ts-button" onClick={() => void all(held)}>
            {translate('send.max')}
          </button>
        )}
      </TextField>
      <div className="ts-actions">
        <button type="submit" className="ts-button ts-primary">
          {translate('send.preview')}
        </button>
      </div>
    </form>
  )
}
