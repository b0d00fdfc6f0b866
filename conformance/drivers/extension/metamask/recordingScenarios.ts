import {
  alice,
  approve,
  chainParameters,
  connect,
  dismiss,
  greeting,
  otherAccount,
  type RecordingScenario,
  type RecordingStep,
  reject,
  request,
  send,
  sign,
  switchTo,
  token,
  transfer,
  typedData,
  typedNote,
  watch,
} from '../recording/scenarios.ts'

const rejectSwitch = [switchTo('0x38'), reject]
const rejectSignature = [sign, reject]

/** Batch of two transfers (EIP-5792). */
const batch = {
  version: '2.0.0',
  chainId: '0x38',
  from: alice,
  atomicRequired: false,
  calls: [
    { to: otherAccount, value: '0x1' },
    { to: otherAccount, value: '0x2' },
  ],
}
const sendBatch = (differences: object = {}) =>
  request('wallet_sendCalls', { ...batch, ...differences })
const batchStatus: RecordingStep = {
  method: 'wallet_getCallsStatus',
  paramsFrom: (result) => [(result as { id: string }).id],
}

/** Creation of a contract whose code reverts with data. */
const reverting = { from: alice, data: '0x602a60005260206000fd' }

/** Scenarios that `record` plays on MetaMask after those that it plays on every wallet. */
export const scenarios: { readonly [name: string]: RecordingScenario } = {
  'connect-twice': {
    connected: false,
    steps: [connect, connect, request('wallet_requestPermissions', { eth_accounts: {} }), reject],
  },
  'connect-then-switch': { connected: false, steps: [connect, switchTo('0x1'), reject] },
  'switch-then-connect': { connected: false, steps: [switchTo('0x1'), connect, reject] },
  'switch-before-connect-twice': {
    connected: false,
    steps: [switchTo('0x1'), switchTo('0x1'), reject],
  },
  'switch-before-connect-and-back': {
    connected: false,
    steps: [switchTo('0x1'), approve, request('wallet_getPermissions'), switchTo('0x38'), reject],
  },
  'connect-while-locked': { steps: [{ type: 'lock' }, request('eth_accounts'), connect] },
  'permissions-request': {
    steps: [request('wallet_requestPermissions', { eth_accounts: {} }), approve],
  },
  'provider-state': { steps: [request('metamask_getProviderState')] },
  'add-without-params': {
    steps: [request('wallet_addEthereumChain'), { method: 'wallet_addEthereumChain', params: [] }],
  },
  'add-built-in': {
    steps: [
      request('wallet_addEthereumChain', {
        ...chainParameters,
        chainId: '0x89',
        nativeCurrency: { name: 'MATIC', symbol: 'MATIC', decimals: 18 },
      }),
    ],
  },
  'switch-malformed-further': {
    steps: [
      switchTo(56),
      request('wallet_switchEthereumChain', []),
      request('wallet_switchEthereumChain', { chainId: '0x1', extra: true }),
      switchTo('0xfffffffffffffffff'),
      switchTo('0x0'),
    ],
  },
  'switch-limited-approve': { onlyChain: 1, steps: [switchTo('0x38'), approve] },
  'switch-limited-reject': { onlyChain: 1, steps: rejectSwitch },
  'switch-limited-twice': { onlyChain: 1, steps: [switchTo('0x38'), switchTo('0x38'), reject] },
  'switch-rejected-three-times': {
    onlyChain: 1,
    steps: [
      ...rejectSwitch,
      ...rejectSwitch,
      ...rejectSwitch,
      switchTo('0x38'),
      switchTo('0x7fffffff'),
      sign,
      { method: 'personal_sign', params: [] },
      request('eth_accounts'),
      connect,
    ],
  },
  'sign-rejected-three-times': {
    steps: [...rejectSignature, ...rejectSignature, ...rejectSignature, sign, approve],
  },
  'sign-rejected-with-answers-between': {
    steps: [
      ...rejectSignature,
      ...rejectSignature,
      switchTo('0x7fffffff'),
      ...rejectSignature,
      sign,
      approve,
      ...rejectSignature,
      ...rejectSignature,
      switchTo('0x1'),
      ...rejectSignature,
      { method: 'personal_sign', params: [] },
    ],
  },
  'sign-errors': {
    steps: [
      { method: 'personal_sign', params: [] },
      request('personal_sign', greeting),
      request('personal_sign', alice, greeting),
      reject,
      request('personal_sign', 'plain text', alice),
      reject,
      request('eth_sign', alice, greeting),
    ],
  },
  'typed-data-object': { steps: [request('eth_signTypedData_v4', alice, typedNote(56)), reject] },
  'typed-data-errors': {
    steps: [
      request('eth_signTypedData_v4', alice, '{}'),
      { method: 'eth_signTypedData_v4', params: [] },
    ],
  },
  'other-account-without-permission': {
    steps: [
      request('personal_sign', greeting, otherAccount),
      typedData(56, otherAccount),
      send({ ...transfer, from: otherAccount }),
    ],
  },
  'send-approve': {
    steps: [
      send(transfer),
      approve,
      { method: 'eth_getTransactionReceipt', paramsFrom: (hash) => [hash] },
    ],
  },
  'send-dismiss': { steps: [send(transfer), dismiss] },
  'send-errors': {
    steps: [
      send({ ...transfer, to: '0x12' }),
      send({ to: otherAccount }),
      { method: 'eth_sendTransaction', params: [] },
      send({ ...transfer, chainId: '0x1' }),
      reject,
      send({ ...transfer, value: 'zz' }),
    ],
  },
  'watch-errors': {
    steps: [
      watch({
        type: 'ERC20',
        options: { address: otherAccount, symbol: 'TOOLONGSYMBOLX', decimals: 18 },
      }),
      watch({ ...token, options: {} }),
      watch({ ...token, type: 'FOO' }),
      request('wallet_watchAsset'),
    ],
  },
  batches: {
    feature: 'eip-5792',
    steps: [
      request('wallet_getCapabilities', alice),
      request('wallet_getCapabilities', alice, ['0x38']),
      sendBatch(),
      reject,
      sendBatch(),
      approve,
      batchStatus,
      request('wallet_getCapabilities', alice, ['0x38']),
      sendBatch({ atomicRequired: true, id: `0x${'33'.repeat(32)}` }),
      approve,
      batchStatus,
    ],
  },
  'batch-of-one': {
    feature: 'eip-5792',
    steps: [sendBatch({ calls: batch.calls.slice(0, 1) }), approve, batchStatus],
  },
  'batch-optional-capability': {
    feature: 'eip-5792',
    steps: [sendBatch({ capabilities: { foo: { optional: true } } }), reject],
  },
  'batch-errors': {
    feature: 'eip-5792',
    steps: [
      sendBatch({ version: '1.0' }),
      sendBatch({ capabilities: { foo: {} } }),
      sendBatch({ chainId: '0x1' }),
      sendBatch({ calls: undefined }),
      request('wallet_getCallsStatus', `0x${'44'.repeat(32)}`),
    ],
  },
  'node-errors': {
    steps: [
      request('eth_getBalance', 'nope'),
      request('eth_call', reverting, 'latest'),
      request('eth_estimateGas', reverting),
      request('eth_sendRawTransaction', '0x00'),
    ],
  },
}
