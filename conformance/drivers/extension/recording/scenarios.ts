import type { Act } from '@touchstone/harness/fidelity'

/**
 * Request of the page, or action of the user in the wallet. An action that answers a prompt is skipped if the wallet
 * has answered without a prompt.
 */
export type RecordingStep =
  | {
      method: string
      params?: unknown
      /** Returns the params, if they depend on the last result. */
      paramsFrom?: (result: unknown) => readonly unknown[]
    }
  | Act

/** Requests of a page and actions of a user that one recording contains. */
export type RecordingScenario = {
  /** Whether the site is connected before the recording begins. Default: true. */
  connected?: boolean
  /** The only chain that the connected site may use, in a wallet that limits chains. Default: all chains. */
  onlyChain?: number
  /** Feature that the scenario is about. If its service is not imitated, the scenario is skipped. */
  feature?: string
  steps: readonly RecordingStep[]
}

/** First account of the wallet. */
export const alice = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
/** Second account of the wallet. A site does not see it after `connect`. */
export const otherAccount = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
/** Address that is no account of the wallet. */
const stranger = '0x00000000000000000000000000000000deadbeef'
/** "Hello" in hex. */
export const greeting = '0x48656c6c6f'

export const request = (method: string, ...params: unknown[]): RecordingStep =>
  params.length > 0 ? { method, params } : { method }
export const connect = request('eth_requestAccounts')
const accounts = request('eth_accounts')
const chain = request('eth_chainId')
export const switchTo = (chainId: unknown) => request('wallet_switchEthereumChain', { chainId })
export const sign = request('personal_sign', greeting, alice)
export const approve: Act = { type: 'approve' }
export const reject: Act = { type: 'reject' }
export const dismiss: Act = { type: 'dismiss' }

export const typedNote = (chainId: number) => ({
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Note: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Note',
  domain: { name: 'Touchstone', chainId },
  message: { text: 'Hello' },
})
export const typedData = (chainId: number, signer = alice) =>
  request('eth_signTypedData_v4', signer, JSON.stringify(typedNote(chainId)))
export const transfer = { from: alice, to: alice, value: '0x0' }
export const send = (transaction: object) => request('eth_sendTransaction', transaction)
export const token = {
  type: 'ERC20',
  options: { address: '0x55d398326f99059ff775485246999027b3197955', symbol: 'USDT', decimals: 18 },
}
/** EIP-747: the params of this method are an object. */
export const watch = (asset: object): RecordingStep => ({
  method: 'wallet_watchAsset',
  params: asset,
})
export const addChain = (parameters: object) => request('wallet_addEthereumChain', parameters)
export const chainParameters = {
  chainId: '0xfafa',
  chainName: 'Recorded',
  rpcUrls: ['https://recorded.example'],
  blockExplorerUrls: ['https://recorded.example'],
  nativeCurrency: { name: 'Recorded', symbol: 'REC', decimals: 18 },
}

/** Scenario of a site that is connected before the recording begins. */
export const whenConnected = (...steps: RecordingStep[]): RecordingScenario => ({ steps })
/** Scenario of a site that is not connected when the recording begins. */
export const beforeConnect = (...steps: RecordingStep[]): RecordingScenario => ({
  connected: false,
  steps,
})

/** Scenarios that `record` plays on every wallet, by the name of the recording. */
export const scenarios: { readonly [name: string]: RecordingScenario } = {
  'reads-before-connect': beforeConnect(accounts, chain, request('net_version')),
  'coinbase-before-connect': beforeConnect(request('eth_coinbase'), approve, accounts),
  'client-version': beforeConnect(request('web3_clientVersion')),
  'connect-approve': beforeConnect(connect, approve, accounts, chain),
  'connect-reject': beforeConnect(connect, reject, accounts),
  'connect-dismiss': beforeConnect(connect, dismiss, accounts),
  'connect-when-connected': whenConnected(connect, accounts),
  'reads-after-connect': whenConnected(
    accounts,
    chain,
    request('net_version'),
    request('eth_coinbase'),
  ),
  'permissions-read': whenConnected(request('wallet_getPermissions')),
  'permissions-revoke': whenConnected(
    request('wallet_revokePermissions', { eth_accounts: {} }),
    accounts,
  ),
  'switch-known': whenConnected(switchTo('0x1'), chain, switchTo('0x38'), chain),
  'switch-same': whenConnected(switchTo('0x38')),
  'switch-unknown': whenConnected(switchTo('0xfafa'), chain),
  'switch-malformed': whenConnected(
    request('wallet_switchEthereumChain'),
    request('wallet_switchEthereumChain', {}),
    switchTo('38'),
    switchTo('0x038'),
  ),
  'switch-before-connect': beforeConnect(switchTo('0x1'), approve, chain),
  'add-known': whenConnected(addChain({ ...chainParameters, chainId: '0x1' }), chain),
  'add-unknown-reject': whenConnected(addChain(chainParameters), reject, chain),
  'sign-before-connect': beforeConnect(sign, reject),
  'send-before-connect': beforeConnect(send(transfer), reject, accounts),
  'sign-approve': whenConnected(sign, approve),
  'sign-reject': whenConnected(sign, reject),
  'sign-dismiss': whenConnected(sign, dismiss),
  'sign-without-params': whenConnected(request('personal_sign')),
  'sign-other-account': whenConnected(request('personal_sign', greeting, stranger), reject),
  'typed-data-approve': whenConnected(typedData(56), approve),
  'typed-data-reject': whenConnected(typedData(56), reject),
  'typed-data-other-chain': whenConnected(typedData(1)),
  'typed-data-other-account': whenConnected(typedData(56, stranger), reject),
  'send-reject': whenConnected(send(transfer), reject),
  'send-other-account': whenConnected(send({ ...transfer, from: stranger }), reject),
  'watch-approve': { feature: 'eip-747', steps: [watch(token), approve] },
  'watch-reject': { feature: 'eip-747', steps: [watch(token), reject] },
  'lock-and-unlock': whenConnected({ type: 'lock' }, accounts, { type: 'unlock' }, accounts),
  'disconnect-in-wallet': whenConnected({ type: 'revoke' }, accounts, chain),
  'switch-in-wallet': whenConnected({ type: 'switchChain', chainId: 1 }, chain, {
    type: 'switchChain',
    chainId: 56,
  }),
  'unknown-method': whenConnected(request('touchstone_unknown')),
}
