import { request } from '../../scenario/scenario.ts'
import { alice } from '../../scenario/scenarioAccounts.ts'
import { answers, fails, rejected } from '../../scenario/answers.ts'
import { connectedToAlice } from '../scenarioSteps.ts'
import type { ErrorShape, Json } from '../../../src/wallet/types.ts'
import type { MetaMaskScenario } from '../types.ts'

const chainId = { method: 'eth_chainId' }

/** Invalid arguments of `request`, which the provider rejects without a message to the extension. */
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

/** Errors that the extension sends. The page must get each of them unchanged. */
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

/** Scenarios of requests: invalid arguments, and the results and errors that the page gets. */
export const requests = [
  ...badArguments.map(([name, args]) => ({
    id: `requests.bad.${name}`,
    title: 'The provider rejects an invalid argument in the page with an Error instance.',
    steps: [{ call: 'request', args }],
  })),
  {
    id: 'requests.paramsMayBeAnObject',
    title: 'Params may be an object, missing or undefined.',
    steps: [
      { call: 'request', args: [{ ...chainId, params: {} }], answer: answers('0x38') },
      { call: 'request', args: [{ ...chainId, params: undefined }], answer: answers('0x38') },
      { call: 'request', args: [chainId], answer: answers('0x38') },
    ],
  },
  ...walletErrors.map(([name, error]) => ({
    id: `requests.error.${name}`,
    title: 'An error of the wallet is rejected as a plain object and logged as a warning.',
    steps: [{ call: 'request', args: [chainId], answer: fails(error) }],
  })),
  {
    id: 'requests.rejectedSignature',
    title: 'A rejected signature rejects the request with 4001.',
    start: connectedToAlice,
    steps: [
      {
        ...request('personal_sign', ['0x6869', alice]),
        answer: rejected({
          code: 4001,
          message: 'User rejected the request.',
          data: { location: 'confirmation', cause: null },
        }),
      },
    ],
  },
  {
    id: 'requests.concurrent',
    title: 'Concurrent requests of one method each get a response.',
    steps: [
      { call: 'request', args: [chainId], as: 'first', answer: answers('0x38') },
      { call: 'request', args: [chainId], as: 'second', answer: answers('0x38') },
    ],
  },
] satisfies MetaMaskScenario[]
