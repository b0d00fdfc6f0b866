import { alice } from '../../transcript/people.ts'
import { answers, fails, rejected } from '../told.ts'
import type { ErrorShape, Json } from '../../../src/wallet/types.ts'
import type { MetaMaskScenario } from '../types.ts'

const chainId = { method: 'eth_chainId' }

/** Arguments that never leave the page (`request`). */
const badArguments: [string, unknown[]][] = [
  ['nothing', []],
  ['null', [null]],
  ['aString', ['eth_chainId']],
  ['anArray', [[]]],
  ['noMethod', [{}]],
  ['emptyMethod', [{ method: '' }]],
  ['methodIsANumber', [{ method: 1 }]],
  ['paramsAreAString', [{ ...chainId, params: 'x' }]],
  ['paramsAreANumber', [{ ...chainId, params: 0 }]],
  ['paramsAreNull', [{ ...chainId, params: null }]],
]

/** Errors that a background answers, each reaching the page as it is. */
const walletErrors: [string, ErrorShape & { [key: string]: Json }][] = [
  ['rejected', { code: 4001, message: 'User rejected the request.' }],
  [
    'rejectedWithData',
    {
      code: 4001,
      message: 'User rejected the request.',
      data: { location: 'confirmation', cause: null },
    },
  ],
  [
    'unauthorised',
    {
      code: 4100,
      message: 'The requested account and/or method has not been authorized by the user.',
    },
  ],
  ['unsupported', { code: 4200, message: 'The provider does not support the requested method.' }],
  ['disconnected', { code: 4900, message: 'The provider is disconnected from all chains.' }],
  [
    'chainDisconnected',
    { code: 4901, message: 'The provider is disconnected from the specified chain.' },
  ],
  ['unknownChain', { code: 4902, message: 'Unrecognized chain ID "0x61".' }],
  ['invalidInput', { code: -32000, message: 'Invalid input.' }],
  [
    'pending',
    { code: -32002, message: "Request of type 'wallet_requestPermissions' already pending." },
  ],
  [
    'methodNotFound',
    { code: -32601, message: 'The method "foo" does not exist / is not available.' },
  ],
  ['wrapped', { code: -32603, message: 'it broke', data: { cause: { message: 'it broke' } } }],
  [
    'wrappedUnknownChain',
    { code: -32603, message: 'wrapped', data: { originalError: { code: 4902, message: 'no' } } },
  ],
]

/** What may be asked and how answers and errors reach the page. */
export const requests = [
  ...badArguments.map(([name, args]) => ({
    id: `requests.bad.${name}`,
    title: 'An argument that is no request is refused by the page itself, with a real Error.',
    steps: [{ call: 'request', args }],
  })),
  {
    id: 'requests.paramsMayBeAnObject',
    title: 'Params may be an object, and be missing or undefined.',
    steps: [
      { call: 'request', args: [{ ...chainId, params: {} }], answer: answers('0x38') },
      { call: 'request', args: [{ ...chainId, params: undefined }], answer: answers('0x38') },
      { call: 'request', args: [chainId], answer: answers('0x38') },
    ],
  },
  ...walletErrors.map(([name, error]) => ({
    id: `requests.error.${name}`,
    title: 'An error of the wallet reaches the page as a plain object, and as a warning.',
    steps: [{ call: 'request', args: [chainId], answer: fails('eth_chainId', error) }],
  })),
  {
    id: 'requests.rejectedSignature',
    title: 'A rejected signature.',
    start: { background: { accounts: [alice] }, wallet: { permitted: [alice] } },
    steps: [
      {
        call: 'request',
        args: [{ method: 'personal_sign', params: ['0x6869', alice] }],
        answer: rejected('personal_sign', {
          code: 4001,
          message: 'User rejected the request.',
          data: { location: 'confirmation', cause: null },
        }),
      },
    ],
  },
  {
    id: 'requests.concurrent',
    title: 'Requests of one method answer each for itself.',
    steps: [
      { call: 'request', args: [chainId], as: 'first', answer: answers('0x38') },
      { call: 'request', args: [chainId], as: 'second', answer: answers('0x38') },
    ],
  },
] satisfies MetaMaskScenario[]
