import type { CheckResources } from './driver.ts'
import type { SerializedValue } from './serialize.ts'
import type { Transcript } from './transcript.ts'

type Marked = { readonly [key: string]: SerializedValue }

/** Replaces the placeholders in a step's arguments: accounts, node addresses, earlier answers. */
export function fill(
  value: SerializedValue,
  world: CheckResources,
  seen: Transcript,
): SerializedValue {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: SerializedValue) => fill(item, world, seen))
  const object = value as Marked
  if (object.$ === 'account') return account(object, world)
  if (object.$ === 'rpc') return world.url(Number(object.chainId))
  if (object.$ === 'answer') return earlier(object, seen)
  if (object.$ === 'siwe') return siwe(object, world, seen)
  if (object.$ === 'ecrecover') return ecrecover(object, seen)
  return Object.fromEntries(
    Object.entries(object).map(([key, item]) => [key, fill(item, world, seen)]),
  )
}

function account({ index }: Marked, world: CheckResources): SerializedValue {
  return world.accounts[Number(index)]?.address ?? null
}

function earlier({ of, path, plus }: Marked, seen: Transcript): SerializedValue {
  const entry = seen.find(({ dir, data }) => dir === 'result' && (data as Marked).id === of)
  let value: SerializedValue | undefined = (entry?.data as Marked | undefined)?.value
  for (const key of Array.isArray(path) ? path : [])
    value = (value as Marked | undefined)?.[String(key)]
  if (typeof plus === 'number') return `0x${(Number(value) + plus).toString(16)}`
  return value ?? { $: 'undefined' }
}

/** Builds the input of the precompiled contract ecrecover: hash, v, r, s, each as a word. */
function ecrecover({ hash, of }: Marked, seen: Transcript): SerializedValue {
  const signature = earlier({ of: of! }, seen)
  if (typeof signature !== 'string' || signature.length !== 132) return '0x'
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
  // Some wallets use 00 and 01 instead of 27 and 28.
  const last = Number(`0x${v}`)
  const word = (last < 27 ? last + 27 : last).toString(16).padStart(64, '0')
  return `${String(hash)}${word}${r}${s}`
}

/** Builds a sign-in message (ERC-4361) for a domain, as the bytes for `personal_sign`. */
function siwe({ domain, of }: Marked, world: CheckResources, seen: Transcript): SerializedValue {
  const connected = String(earlier({ of: of!, path: ['0'] }, seen))
  const isConnected = ({ address }: { address: string }) =>
    address.toLowerCase() === connected.toLowerCase()
  // ERC-4361 requires the checksum. Without it, MetaMask treats the message as plain text.
  const address = world.accounts.find(isConnected)?.address ?? connected
  const lines = [
    `${String(domain)} wants you to sign in with your Ethereum account:`,
    address,
    '',
    // Without a statement, ERC-4361 has two empty lines here.
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
