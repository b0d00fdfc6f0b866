import { mulberry32 } from '../core/mulberry32.ts'
import type { SerializedValue } from '../core/serialize.ts'

const methods = [
  'eth_accounts',
  'eth_chainId',
  'eth_getBalance',
  'eth_call',
  'eth_blockNumber',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_watchAsset',
  'eth_subscribe',
  'net_version',
] as const

const values: readonly SerializedValue[] = [
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'x',
  '0x',
  '0xzz',
  '0x038',
  [],
  [[]],
  {},
  { chainId: null },
  { chainId: '0x' },
  { eth_accounts: 1 },
  { to: 'x' },
  { rpcUrls: 'x' },
  { $: 'undefined' },
  { $: 'bigint', value: '1' },
]

/** Five hundred calls with random parameters, most of them malformed. The calls are the same in each run. */
export const malformedCalls: readonly { id: string; args: SerializedValue }[] = Array.from(
  { length: 500 },
  (_, i) => {
    const random = mulberry32(i + 1)
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
    const params = Array.from({ length: Math.floor(random() * 4) }, () => pick(values))
    const shaped: SerializedValue = random() < 0.1 ? pick(values) : params
    return { id: `fuzz.${i}`, args: { method: pick(methods), params: shaped } }
  },
)
