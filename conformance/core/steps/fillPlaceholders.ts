import type { CheckResources } from '../driver.ts'
import { type SerializedValue, valueAt } from '../serialize.ts'
import type { Transcript } from '../transcript.ts'

type Placeholder = { readonly [key: string]: SerializedValue }

/** Replaces the placeholders in a step's arguments. The comment of the type `Step` lists them. */
export function fillPlaceholders(
  value: SerializedValue,
  resources: CheckResources,
  transcript: Transcript,
): SerializedValue {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((item: SerializedValue) => fillPlaceholders(item, resources, transcript))
  const object = value as Placeholder
  if (object.$ === 'account') return account(object, resources)
  if (object.$ === 'rpc') return resources.url(Number(object.chainId))
  if (object.$ === 'answer') return answerAt(object, transcript)
  if (object.$ === 'siwe') return siwe(object, resources, transcript)
  if (object.$ === 'ecrecover') return ecrecover(object, transcript)
  return Object.fromEntries(
    Object.entries(object).map(([key, item]) => [
      key,
      fillPlaceholders(item, resources, transcript),
    ]),
  )
}

function account({ index }: Placeholder, resources: CheckResources): SerializedValue {
  return resources.accounts[Number(index)]?.address ?? null
}

function answerAt({ of, path, plus }: Placeholder, transcript: Transcript): SerializedValue {
  const entry = transcript.find(
    ({ dir, data }) => dir === 'result' && (data as Placeholder).id === of,
  )
  const keys = Array.isArray(path) ? path.map(String) : []
  const value = valueAt(entry?.data, 'value', ...keys)
  if (typeof plus === 'number') return `0x${(Number(value) + plus).toString(16)}`
  return value ?? { $: 'undefined' }
}

/** Builds the input of the precompiled contract ecrecover: hash, v, r and s, each in 32 bytes. */
function ecrecover({ hash, of }: Placeholder, transcript: Transcript): SerializedValue {
  const signature = answerAt({ of: of! }, transcript)
  if (typeof signature !== 'string' || signature.length !== 132) return '0x'
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
  // Some wallets use 00 and 01 for `v` instead of 27 and 28.
  const last = Number(`0x${v}`)
  const word = (last < 27 ? last + 27 : last).toString(16).padStart(64, '0')
  return `${String(hash)}${word}${r}${s}`
}

/** Builds a sign-in message (ERC-4361) for a domain, as the bytes for `personal_sign`. */
function siwe(
  { domain, of }: Placeholder,
  resources: CheckResources,
  transcript: Transcript,
): SerializedValue {
  const connected = String(answerAt({ of: of!, path: ['0'] }, transcript))
  const isConnected = ({ address }: { address: string }) =>
    address.toLowerCase() === connected.toLowerCase()
  // ERC-4361 requires the checksum. Without it, MetaMask treats the message as plain text.
  const address = resources.accounts.find(isConnected)?.address ?? connected
  const lines = [
    `${String(domain)} wants you to sign in with your Ethereum account:`,
    address,
    '',
    // The message has a statement, because without one ERC-4361 prescribes two empty lines here.
    'Sign in.',
    '',
    `URI: https://${String(domain)}`,
    'Version: 1',
    'Chain ID: 56',
    'Nonce: 8f3ac51b',
    'Issued At: 2026-01-01T00:00:00.000Z',
  ]
  const bytes = new TextEncoder().encode(lines.join('\n'))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
