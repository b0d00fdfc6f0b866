import fc from 'fast-check'
import { SwitchChainError as ViemSwitchChainError, UserRejectedRequestError, BaseError } from 'viem'
import { describe, expect, test } from 'vitest'
import { SwitchChainError, TimeoutError } from '../errors/errorClasses.ts'
import type { ErrorReason } from '../errors/ErrorReason.ts'
import { classify } from './classify.ts'
import { readInnermostCode } from './readErrorLayers.ts'
import { isExtensionGone } from '../connection/sendRequest.ts'

type Act = 'connect' | 'switch' | 'add' | 'sign' | 'send'
type Case = [shape: string, error: unknown, reason: ErrorReason, during?: Act]

const rejected = 'User rejected the request.'
const unknown =
  'Unrecognized chain ID "0x1". Try adding the chain using wallet_addEthereumChain first.'

/** Errors with their reasons: first the errors that the transition table lists, then errors of single wallets. */
const corpus: Case[] = [
  ['4001 MetaMask', { code: 4001, message: rejected }, 'user-rejected'],
  [
    '4001 older MetaMask',
    { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' },
    'user-rejected',
    'send',
  ],
  ['Brave, any code', { code: -32000, message: 'The user rejected the request.' }, 'user-rejected'],
  ['no code', { message: rejected }, 'user-rejected'],
  ['-32603 with the text', { code: -32603, message: rejected }, 'user-rejected'],
  ['-32003 in an add (Rainbow)', { code: -32003, message: rejected }, 'unknown', 'add'],
  ['-32003 in a switch', { code: -32003, message: rejected }, 'user-rejected'],
  [
    '4001 Rabby pending',
    { code: 4001, message: 'please request after current approval resolve' },
    'pending',
  ],
  ['-32600 Rainbow', { code: -32600, message: 'Chain Id not supported' }, 'chain-not-configured'],
  ['5000 WalletConnect', { code: 5000, message: 'User rejected.' }, 'user-rejected'],
  ['5001', { code: 5001, message: 'User rejected chains.' }, 'user-rejected'],
  ['5002', { code: 5002, message: 'User rejected methods.' }, 'user-rejected'],
  ['5003', { code: 5003, message: '' }, 'user-rejected'],
  ['disapproved', new Error('User disapproved requested chains'), 'user-rejected'],
  [
    'modal closed',
    new Error('Connection request reset. Please try again.'),
    'user-rejected',
    'connect',
  ],
  ['4001 localised', { code: 4001, message: '用户拒绝' }, 'user-rejected'],
  ['4001 as a string', { code: '4001', message: 'nope' }, 'user-rejected'],
  ['ethers', { code: 'ACTION_REJECTED', message: 'ethers-user-denied' }, 'user-rejected', 'sign'],
  ['4902 MetaMask', { code: 4902, message: unknown }, 'chain-not-configured'],
  ['4902 as a string', { code: '4902', message: '' }, 'chain-not-configured'],
  ['4902 and a rejection text', { code: 4902, message: rejected }, 'chain-not-configured'],
  [
    'originalError 4902',
    { code: -32603, data: { originalError: { code: 4902 } } },
    'chain-not-configured',
  ],
  ['data.cause 4902', { code: -32603, data: { cause: { code: 4902 } } }, 'chain-not-configured'],
  [
    'JSON in the message',
    new Error(JSON.stringify({ code: 5000, message: 'Nope' })),
    'user-rejected',
    'connect',
  ],
  [
    'JSON in the data',
    { code: -32603, message: '', data: JSON.stringify({ originalError: { code: 4902 } }) },
    'chain-not-configured',
  ],
  ['text that looks like JSON', { code: 4001, message: '{ not' }, 'user-rejected'],
  [
    'one of several',
    new AggregateError([new Error('a'), Object.assign(new Error(''), { code: 4902 })]),
    'chain-not-configured',
  ],
  ['cause 4902', new Error('Failed', { cause: { code: 4902 } }), 'chain-not-configured'],
  [
    '4001 over 4902',
    { code: 4001, data: { originalError: { code: 4902 } } },
    'chain-not-configured',
  ],
  ['text Rainbow 0.x', { message: 'Chain Id not supported' }, 'chain-not-configured'],
  [
    'text Rabby',
    new Error('This chain is not supported by Rabby yet.'),
    'chain-not-configured',
    'add',
  ],
  [
    'text not added',
    { code: -32603, message: 'This chain has not been added' },
    'chain-not-configured',
  ],
  ['Tangem', { code: 0, message: '' }, 'unknown'],
  ['-32601', { code: -32601, message: 'The method does not exist.' }, 'unsupported'],
  ['-32004 Rainbow', { code: -32004, message: 'Method not supported' }, 'unsupported'],
  ['4200', { code: 4200, message: '' }, 'unsupported'],
  [
    '-32002',
    { code: -32002, message: 'Already processing eth_requestAccounts. Please wait.' },
    'pending',
  ],
  [
    '-32001 Rabby unlock',
    { code: -32001, message: 'Already processing unlock. Please wait.' },
    'pending',
  ],
  [
    '-32002 of an endpoint',
    { code: -32002, message: 'RPC endpoint returned too many errors, retrying in 2 minutes.' },
    'unreachable',
  ],
  ['4900', { code: 4900, message: 'The provider is disconnected from all chains.' }, 'offline'],
  ['4901', { code: 4901 }, 'offline'],
  [
    'no internet',
    new Error('No internet connection detected. Please restart your network and try again.'),
    'offline',
  ],
  ['failed to fetch', { code: -32603, message: 'Failed to fetch' }, 'unreachable', 'send'],
  [
    'relay',
    new Error('Failed to publish custom payload, please try again. id:1 tag:undefined'),
    'unreachable',
    'connect',
  ],
  ['locked', { code: -32603, message: 'Wallet is locked' }, 'locked'],
  ['4100 locked', { code: 4100, message: 'Please unlock your wallet first' }, 'locked'],
  [
    '4100',
    {
      code: 4100,
      message: 'The requested account and/or method has not been authorized by the user.',
    },
    'unknown',
  ],
  ['string rejection', rejected, 'user-rejected'],
  ['string', 'switching failed', 'unknown'],
  ['undefined', undefined, 'unknown'],
  ['null', null, 'unknown'],
  ['a number', 4001, 'unknown'],
  [
    'Binance',
    { code: 200001, message: '[binance-w3w] User rejected the operation' },
    'user-rejected',
  ],
  ['Rabby hardware', { code: 4001, message: 'user cancel' }, 'user-rejected'],
  ['by the user', { code: -32000, message: 'Request was cancelled by the user' }, 'user-rejected'],
  // Errors whose text resembles the text of another reason.
  [
    'not the user',
    { code: -32000, message: 'Transaction rejected: nonce too low' },
    'unknown',
    'send',
  ],
  ['not a chain', { code: -32603, message: 'Method not supported on this endpoint' }, 'unknown'],
  ['4902 in the text only', { message: 'Error 4902' }, 'unknown'],
]

describe('known errors', () => {
  test.each(corpus)('%s', (_, error, cause, during = 'switch') => {
    expect(classify(error, { during })).toBe(cause)
  })
})

/** Ways in which libraries and wallets nest an error in another one. */
const nestings: [string, (error: unknown) => unknown][] = [
  ['cause', (error) => new Error('Outer', { cause: error })],
  [
    'data.originalError',
    (error) => ({
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { originalError: error },
    }),
  ],
  ['data.cause', (error) => ({ code: -32603, message: 'Internal error', data: { cause: error } })],
  ['error', (error) => ({ error })],
  ['frozen', (error) => Object.freeze({ code: -32603, cause: error })],
  ['viem', (error) => new BaseError('Outer', { cause: error as Error })],
  ['three deep', (error) => ({ cause: { data: { originalError: { cause: error } } } })],
  ["wagmi's outer 4902", (error) => new ViemSwitchChainError(error as Error)],
]

describe('nested errors', () => {
  const inner = corpus.filter(([, error]) => typeof error === 'object' && error !== null)
  test.each(nestings)('%s does not change the cause', (_, nest) => {
    const wrong = inner.filter(
      ([, error, cause, during = 'switch']) => classify(nest(error), { during }) !== cause,
    )
    expect(wrong.map(([shape]) => shape)).toEqual([])
  })
})

test('uses the code of a library error without a nested error', () => {
  const error = new UserRejectedRequestError(undefined as unknown as Error)
  expect(classify(error, { during: 'sign' })).toBe('user-rejected')
})

test('returns the reason of a Touchstone error', () => {
  expect(classify(new TimeoutError('…'), { during: 'connect' })).toBe('timeout')
  expect(classify(new SwitchChainError('…', { reason: 'pending' }), { during: 'switch' })).toBe(
    'pending',
  )
})

test('ignores the message of a Touchstone error', () => {
  const error = new SwitchChainError('The user rejected the request.', { reason: 'timeout' })
  expect(classify(error, { during: 'switch' })).toBe('timeout')
})

test('classifies cyclic, throwing and endlessly nested errors', () => {
  const cyclic: Record<string, unknown> = { code: 4001 }
  cyclic['cause'] = cyclic
  const throwing = {
    get code() {
      throw new Error('mine')
    },
    message: rejected,
  }
  const endless = (): object => ({
    get cause() {
      return endless()
    },
  })
  expect(classify(cyclic, { during: 'switch' })).toBe('user-rejected')
  expect(classify(throwing, { during: 'switch' })).toBe('user-rejected')
  expect(classify(endless(), { during: 'switch' })).toBe('unknown')
})

/** Returns an object that throws `thrown` whenever a property is read. */
const hostile = (thrown: unknown) =>
  new Proxy(
    {},
    {
      get(_, key) {
        // The test runner reads these properties to print the object.
        if (typeof key === 'symbol' || key === 'toJSON') return undefined
        throw thrown
      },
    },
  )

test('classifies a revoked proxy', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(classify(proxy, { during: 'switch' })).toBe('unknown')
  expect(classify({ cause: proxy }, { during: 'switch' })).toBe('unknown')
})

test('classifies an error without the option during', () => {
  expect(classify({ code: 4001 })).toBe('user-rejected')
  expect(classify(new Error('The wallet cannot do this while the controller is locked'))).toBe(
    'locked',
  )
})

test('never throws for 10 000 arbitrary values', () => {
  const value = fc.oneof(
    fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withSparseArray: true,
      withDate: true,
    }),
    fc.record(
      {
        code: fc.anything(),
        message: fc.anything(),
        data: fc.anything(),
        cause: fc.oneof(fc.anything(), fc.anything().map(hostile)),
      },
      { requiredKeys: [] },
    ),
  )
  const reasons: ErrorReason[] = [
    'user-rejected',
    'chain-not-configured',
    'pending',
    'locked',
    'unsupported',
    'offline',
    'unreachable',
    'timeout',
    'unknown',
  ]
  fc.assert(
    fc.property(
      value,
      fc.constantFrom<Act>('connect', 'switch', 'add', 'sign', 'send'),
      (error, during) => {
        expect(reasons).toContain(classify(error, { during }))
        readInnermostCode(error)
        isExtensionGone(error)
      },
    ),
    { numRuns: 10_000, seed: 56 },
  )
})

test('classifies an error with a megabyte of text within the time limit of a test', () => {
  const text = 'chain not '.repeat(100_000)
  expect(classify({ message: text }, { during: 'switch' })).toBe('unknown')
})

test('readInnermostCode returns the innermost numeric code', () => {
  expect(readInnermostCode({ code: -32603, data: { originalError: { code: 4902 } } })).toBe(4902)
})

// EIP-1193: "`code` MUST be an integer number".
test.each([4001.5, Number.NaN, Number.POSITIVE_INFINITY, '99999999999999999999'])(
  'readInnermostCode ignores the code %s, which is not an integer',
  (code) => {
    expect(readInnermostCode({ code })).toBeUndefined()
  },
)
