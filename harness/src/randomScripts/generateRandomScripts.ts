import * as fc from 'fast-check'
import { testAccounts } from '../chain/testAccounts.ts'
import { personas, type PersonaName } from '../personas/index.ts'
import { failureNames } from '../validation/parseRule.ts'
import { encode } from '../wallet/jsonEncoding.ts'
import type { Act, Do, Json, Rule } from '../wallet/types.ts'

/** One step: the dapp sends a request, the user or the environment acts, or the test adds a rule or removes all. */
export type ScriptStep =
  | { type: 'ask'; method: string; params: Json }
  | { type: 'act'; act: Act }
  | { type: 'use'; rule: Rule }
  | { type: 'reset' }

/** Steps for one wallet, as data. The seed reproduces a run. */
export type Script = { persona: PersonaName; steps: ScriptStep[] }

/** Generates scripts from a seed, for all personas in turn. */
export function generateRandomScripts(seed: number, count: number): Script[] {
  const names = Object.keys(personas) as PersonaName[]
  const steps = fc.array(step, { minLength: 8, maxLength: 30, size: 'max' })
  return fc
    .sample(steps, { seed, numRuns: count })
    .map((some, index) => ({ persona: names[index % names.length]!, steps: some }))
}

const [one = '0x', two = '0x', foreign = '0x'] = [0, 1, 9].map((i) => testAccounts[i]?.address)
const address = fc.constantFrom(one, two, foreign)
const message = '0x68656c6c6f'
const typed = {
  domain: { name: 'x', chainId: 56 },
  types: { EIP712Domain: [{ name: 'name', type: 'string' }], X: [{ name: 'a', type: 'uint256' }] },
  primaryType: 'X',
  message: { a: 1 },
}
const added = {
  chainId: '0x89',
  chainName: 'Other',
  rpcUrls: ['https://other.example'],
  nativeCurrency: { name: 'O', symbol: 'O', decimals: 18 },
}

const requests: [string, Json][] = [
  ['eth_requestAccounts', []],
  ['eth_accounts', []],
  ['eth_chainId', []],
  ['eth_blockNumber', []],
  ['wallet_requestPermissions', [{ eth_accounts: {} }]],
  ['wallet_getPermissions', []],
  ['wallet_revokePermissions', [{ eth_accounts: {} }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x1' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x38' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x539' }]],
  ['wallet_switchEthereumChain', []],
  ['wallet_addEthereumChain', [added]],
  ['wallet_addEthereumChain', [{}]],
  ['personal_sign', [message, one]],
  ['personal_sign', [message, foreign]],
  ['eth_signTypedData_v4', [one, JSON.stringify(typed)]],
  ['eth_signTypedData_v4', [one, 'no json']],
  ['eth_sendTransaction', [{ from: one, to: two, value: '0x1' }]],
  ['eth_sendTransaction', [{ from: one }]],
  ['wallet_sendCalls', [{ version: '2.0.0', chainId: '0x38', atomicRequired: false, calls: [{}] }]],
  ['wallet_getCallsStatus', ['0x1']],
  ['wallet_getCapabilities', [one]],
  ['wallet_watchAsset', [{ type: 'ERC20', options: { address: two, symbol: 'X', decimals: 1 } }]],
  ['eth_subscribe', ['newHeads']],
  ['eth_nothing', []],
  ['', null],
]

const request = fc.constantFrom(...requests)
const failure = fc.constantFrom(...failureNames)

const doing: fc.Arbitrary<Do> = fc.oneof(
  fc.constantFrom<Do>(
    { type: 'approve' },
    { type: 'reject' },
    { type: 'hang' },
    { type: 'prompt' },
    { type: 'pass' },
  ),
  failure.map((error): Do => ({ type: 'fail', error })),
  fc
    .constantFrom<'error' | 'object' | 'string' | 'undefined'>(
      'error',
      'object',
      'string',
      'undefined',
    )
    .map((kind): Do => ({ type: 'fail', error: { kind, code: 4001, message: 'no' } })),
  fc.jsonValue().map((value): Do => ({ type: 'reply', value: encode(value) })),
)

const rule: fc.Arbitrary<Rule> = fc
  .record(
    {
      method: fc.oneof(
        request.map(([method]) => method || '*'),
        fc.constant('*'),
      ),
      do: fc.oneof(doing, fc.array(doing, { minLength: 1, maxLength: 3 })),
      times: fc.integer({ min: 1, max: 3 }),
      after: fc.integer({ min: 0, max: 5 }),
      events: fc.constantFrom('before', 'after', 'without', 'twice'),
    },
    { requiredKeys: ['method', 'do'] },
  )
  .map((made) => made as Rule)
  .filter(({ do: steps, times = Infinity }) => !Array.isArray(steps) || steps.length <= times)

const event = fc.boolean()
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom<Act>(
    { type: 'approve' },
    { type: 'reject' },
    { type: 'dismiss' },
    { type: 'revoke' },
    { type: 'refresh' },
    { type: 'drop' },
    { type: 'restore' },
    { type: 'networkDown' },
    { type: 'networkUp' },
  ),
  event.map((sendsEvent): Act => ({ type: 'wipeAccounts', event: sendsEvent })),
  event.map((sendsEvent): Act => ({ type: 'lock', event: sendsEvent })),
  event.map((sendsEvent): Act => ({ type: 'unlock', event: sendsEvent })),
  fc
    .tuple(fc.constantFrom(56, 1), event)
    .map(([chainId, sendsEvent]): Act => ({ type: 'switchChain', chainId, event: sendsEvent })),
  fc
    .array(address, { minLength: 1, maxLength: 2 })
    .map((accounts): Act => ({ type: 'selectAccounts', accounts: [...new Set(accounts)] })),
  fc.jsonValue().map((value): Act => ({
    type: 'emit',
    event: 'message',
    args: [encode(value)],
  })),
)

const step: fc.Arbitrary<ScriptStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: request.map(([method, params]): ScriptStep => ({ type: 'ask', method, params })),
  },
  { weight: 3, arbitrary: act.map((done): ScriptStep => ({ type: 'act', act: done })) },
  { weight: 3, arbitrary: rule.map((armed): ScriptStep => ({ type: 'use', rule: armed })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ScriptStep>(
      { type: 'reset' },
      { type: 'act', act: { type: 'vanish' } },
    ),
  },
)
