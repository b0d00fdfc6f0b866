import {
  addChain,
  alice,
  approve,
  beforeConnect,
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
  whenConnected,
} from '../recording/scenarios.ts'

const rejectSwitch = [switchTo('0x38'), reject]
/** Scenario of a connected site that may use Ethereum only. */
const onEthereumOnly = (...steps: RecordingStep[]): RecordingScenario => ({ onlyChain: 1, steps })
const rejectSignature = [sign, reject]
/** Request with an empty list of params. Without arguments, `request` creates a request without params. */
const withEmptyParams = (method: string): RecordingStep => ({ method, params: [] })
const requestPermissions = request('wallet_requestPermissions', { eth_accounts: {} })

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
const withBatches = (...steps: RecordingStep[]): RecordingScenario => ({
  feature: 'eip-5792',
  steps,
})
const readCapabilities = request('wallet_getCapabilities', alice, ['0x38'])

/** Creation of a contract whose code reverts with data. */
const reverting = { from: alice, data: '0x602a60005260206000fd' }

/** Scenarios that `record` plays on MetaMask after those that it plays on every wallet. */
export const scenarios: { readonly [name: string]: RecordingScenario } = {
  'connect-twice': beforeConnect(connect, connect, requestPermissions, reject),
  'connect-then-switch': beforeConnect(connect, switchTo('0x1'), reject),
  'switch-then-connect': beforeConnect(switchTo('0x1'), connect, reject),
  'switch-before-connect-twice': beforeConnect(switchTo('0x1'), switchTo('0x1'), reject),
  'switch-before-connect-and-back': beforeConnect(
    switchTo('0x1'),
    approve,
    request('wallet_getPermissions'),
    ...rejectSwitch,
  ),
  'connect-while-locked': whenConnected({ type: 'lock' }, request('eth_accounts'), connect),
  'permissions-request': whenConnected(requestPermissions, approve),
  'provider-state': whenConnected(request('metamask_getProviderState')),
  'add-without-params': whenConnected(
    request('wallet_addEthereumChain'),
    withEmptyParams('wallet_addEthereumChain'),
  ),
  'add-built-in': whenConnected(
    addChain({
      ...chainParameters,
      chainId: '0x89',
      nativeCurrency: { name: 'MATIC', symbol: 'MATIC', decimals: 18 },
    }),
  ),
  'switch-malformed-further': whenConnected(
    switchTo(56),
    request('wallet_switchEthereumChain', []),
    request('wallet_switchEthereumChain', { chainId: '0x1', extra: true }),
    switchTo('0xfffffffffffffffff'),
    switchTo('0x0'),
  ),
  'switch-limited-approve': onEthereumOnly(switchTo('0x38'), approve),
  'switch-limited-reject': onEthereumOnly(...rejectSwitch),
  'switch-limited-twice': onEthereumOnly(switchTo('0x38'), ...rejectSwitch),
  'switch-rejected-three-times': onEthereumOnly(
    ...rejectSwitch,
    ...rejectSwitch,
    ...rejectSwitch,
    switchTo('0x38'),
    switchTo('0x7fffffff'),
    sign,
    withEmptyParams('personal_sign'),
    request('eth_accounts'),
    connect,
  ),
  'sign-rejected-three-times': whenConnected(
    ...rejectSignature,
    ...rejectSignature,
    ...rejectSignature,
    sign,
    approve,
  ),
  'sign-rejected-with-answers-between': whenConnected(
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
    withEmptyParams('personal_sign'),
  ),
  'sign-errors': whenConnected(
    withEmptyParams('personal_sign'),
    request('personal_sign', greeting),
    request('personal_sign', alice, greeting),
    reject,
    request('personal_sign', 'plain text', alice),
    reject,
    request('eth_sign', alice, greeting),
  ),
  'typed-data-object': whenConnected(request('eth_signTypedData_v4', alice, typedNote(56)), reject),
  'typed-data-errors': whenConnected(
    request('eth_signTypedData_v4', alice, '{}'),
    withEmptyParams('eth_signTypedData_v4'),
  ),
  'other-account-without-permission': whenConnected(
    request('personal_sign', greeting, otherAccount),
    typedData(56, otherAccount),
    send({ ...transfer, from: otherAccount }),
  ),
  'send-approve': whenConnected(send(transfer), approve, {
    method: 'eth_getTransactionReceipt',
    paramsFrom: (hash) => [hash],
  }),
  'send-dismiss': whenConnected(send(transfer), dismiss),
  'send-errors': whenConnected(
    send({ ...transfer, to: '0x12' }),
    send({ to: otherAccount }),
    withEmptyParams('eth_sendTransaction'),
    send({ ...transfer, chainId: '0x1' }),
    reject,
    send({ ...transfer, value: 'zz' }),
  ),
  'watch-errors': whenConnected(
    watch({
      type: 'ERC20',
      options: { address: otherAccount, symbol: 'TOOLONGSYMBOLX', decimals: 18 },
    }),
    watch({ ...token, options: {} }),
    watch({ ...token, type: 'FOO' }),
    request('wallet_watchAsset'),
  ),
  batches: withBatches(
    request('wallet_getCapabilities', alice),
    readCapabilities,
    sendBatch(),
    reject,
    sendBatch(),
    approve,
    batchStatus,
    readCapabilities,
    sendBatch({ atomicRequired: true, id: `0x${'33'.repeat(32)}` }),
    approve,
    batchStatus,
  ),
  'batch-of-one': withBatches(sendBatch({ calls: batch.calls.slice(0, 1) }), approve, batchStatus),
  'batch-optional-capability': withBatches(
    sendBatch({ capabilities: { foo: { optional: true } } }),
    reject,
  ),
  'batch-errors': withBatches(
    sendBatch({ version: '1.0' }),
    sendBatch({ capabilities: { foo: {} } }),
    sendBatch({ chainId: '0x1' }),
    sendBatch({ calls: undefined }),
    request('wallet_getCallsStatus', `0x${'44'.repeat(32)}`),
  ),
  'node-errors': whenConnected(
    request('eth_getBalance', 'nope'),
    request('eth_call', reverting, 'latest'),
    request('eth_estimateGas', reverting),
    request('eth_sendRawTransaction', '0x00'),
  ),
}
