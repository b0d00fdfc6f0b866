import * as fc from 'fast-check'
import { personas, type PersonaName } from '@touchstone/harness'
import { accounts } from '../../../app/cells/testAccounts.ts'
import { malformedValue, type PrintableValue } from '../malformedValueArbitrary.ts'

/** Argument of `request()`. `kind` says which part is random. */
export type RequestArgument =
  | { kind: 'anything'; value: PrintableValue }
  | { kind: 'method'; method: PrintableValue }
  | { kind: 'params'; method: string; params: PrintableValue }
  | { kind: 'list'; method: string; params: readonly PrintableValue[] }

export type RequestScript = {
  persona: PersonaName
  connected: boolean
  requests: readonly RequestArgument[]
}

const methods = [
  'eth_requestAccounts',
  'eth_accounts',
  'eth_chainId',
  'eth_getBalance',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'eth_subscribe',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
  'eth_unknownMethod',
  'constructor',
  '__proto__',
]

/** Values that resemble a parameter of one of these methods. */
const nearlyParams: unknown[] = [
  { chainId: '0x1' },
  { chainId: 1 },
  { chainId: '0x01' },
  { chainId: '0x1', extra: true },
  { chainId: '0x89', chainName: 'Other', rpcUrls: ['http://other.example'] },
  { chainId: '0x89', chainName: 'Other', rpcUrls: ['https://other.example'], nativeCurrency: {} },
  { chainId: '0x89', chainName: '', rpcUrls: [], nativeCurrency: null },
  { eth_accounts: null },
  { eth_accounts: { requiredMethods: 5 } },
  { from: accounts.a, to: 'nobody' },
  { from: accounts.a, to: accounts.b, value: 1 },
  { from: accounts.c, to: accounts.b },
  { type: 'ERC20', options: { address: accounts.b, symbol: 'X'.repeat(20), decimals: -1 } },
  { version: '2.0.0', chainId: '0x38', atomicRequired: false, calls: [{ to: 5 }] },
  { types: {}, primaryType: 'X', domain: {}, message: {} },
  '{"types":{}',
  accounts.a,
]

/** The provider of `legacy` is from before EIP-1193 and has no `request()`. */
const names = (Object.keys(personas) as PersonaName[]).filter((name) => name !== 'legacy')

const method = fc.constantFrom(...methods)
const near = fc.constantFrom(...nearlyParams).map((plain): PrintableValue => ({ plain }))
const param = fc.oneof({ weight: 2, arbitrary: near }, { weight: 1, arbitrary: malformedValue })

const argument: fc.Arbitrary<RequestArgument> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('anything' as const), value: malformedValue }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('method' as const), method: malformedValue }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('params' as const), method, params: malformedValue }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      method,
      params: fc.array(param, { maxLength: 3 }),
    }),
  },
)

export const requestScript: fc.Arbitrary<RequestScript> = fc.record({
  persona: fc.constantFrom(...names),
  connected: fc.boolean(),
  requests: fc.array(argument, { minLength: 1, maxLength: 4 }),
})
