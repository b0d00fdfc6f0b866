import type { SendMessage } from './useSendTranslate.ts'
import { type Address, getAddress, isAddress, parseUnits } from 'viem'

/** Asset that can be sent: the network's coin, or a token with its contract address. */
export type Asset = { symbol: string; name: string; decimals: number; address?: Address }

/** Values of the form as the user entered them. */
export type Fields = { asset: Asset; to: string; amount: string }

/** Validated transfer, ready for the preview. */
export type Transfer = { asset: Asset; to: Address; amount: bigint }

export type FieldErrors = { to?: SendMessage; amount?: SendMessage }

/** Validates the form. Returns a transfer or the error messages. `format` formats an amount for a message. */
export function parseTransfer(
  { asset, to, amount }: Fields,
  { held, format }: parseTransfer.Options,
): { transfer: Transfer } | { mistakes: FieldErrors } {
  const address = readAddress(to.trim(), asset)
  const value = readAmount(amount.trim(), asset)
  const tooMuch = typeof value === 'bigint' && held !== undefined && value > held
  const mistakes: FieldErrors = {
    ...(typeof address === 'object' && { to: address }),
    ...(typeof value === 'object' && { amount: value }),
    ...(tooMuch && { amount: { key: 'send.bad.tooMuch', amount: format(held) } }),
  }
  if (typeof address === 'object' || typeof value === 'object' || tooMuch) return { mistakes }
  return { transfer: { asset, to: address, amount: value } }
}

export declare namespace parseTransfer {
  type Options = {
    /** Balance of the asset. If it is undefined, only the wallet checks that the balance is sufficient. */
    held: bigint | undefined
    format(amount: bigint): string
  }
}

function readAddress(text: string, asset: Asset): Address | SendMessage {
  if (text === '') return { key: 'send.bad.noAddress' }
  if (!isAddress(text, { strict: false })) return { key: 'send.bad.address' }
  // Only an address in mixed case contains a checksum (ERC-55).
  const mixed = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text.slice(2))
  if (mixed && !isAddress(text)) return { key: 'send.bad.checksum' }
  const address = getAddress(text)
  return address === asset.address ? { key: 'send.bad.token', name: asset.symbol } : address
}

function readAmount(written: string, { decimals, symbol }: Asset): bigint | SendMessage {
  const latin = withLatinDigits(written)
  // A comma separates thousands or decimals, depending on the locale. A single comma is read as the decimal separator.
  const plain = /^\d*,\d+$/.test(latin) ? latin.replace(',', '.') : latin
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return { key: 'send.bad.noAmount' }
  const fraction = plain.split('.')[1] ?? ''
  if (fraction.replace(/0+$/, '').length > decimals) {
    return { key: 'send.bad.decimals', name: symbol, count: decimals }
  }
  const amount = parseUnits(plain, decimals)
  return amount > 0n ? amount : { key: 'send.bad.noAmount' }
}

/** Converts Arabic and Persian digits to 0-9, since users of these languages see and type their own digits. */
function withLatinDigits(text: string): string {
  const digits = text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
  return digits.replace('٫', '.')
}
