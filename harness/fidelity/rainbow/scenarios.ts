import { alice, bob } from '../scenario/scenarioAccounts.ts'
import { payload, request, sendAsync, stateReads } from '../scenario/scenario.ts'
import {
  accountBecomes,
  approves,
  chainBecomes,
  connects,
  declines,
  locks,
  onBsc,
  rejects,
  siteIsRemoved,
} from './scenarioSteps.ts'
import type { RainbowScenario } from './types.ts'

const chain = {
  chainId: '0x61',
  chainName: 'BNB Testnet',
  rpcUrls: ['https://node.example'],
  nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  blockExplorerUrls: ['https://explorer.example'],
}
const badChains: [string, object][] = [
  ['decimalChainId', { chainId: '97' }],
  ['hugeChainId', { chainId: '0xffffffffffffffff' }],
  ['noRpcUrl', { rpcUrls: [] }],
  ['noSymbol', { nativeCurrency: { name: 'BNB', symbol: '', decimals: 18 } }],
  ['decimals', { nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 37 } }],
  ['longSymbol', { nativeCurrency: { name: 'BNB', symbol: 'TOOLONG', decimals: 18 } }],
  ['noExplorer', { blockExplorerUrls: [] }],
  ['noCurrency', { nativeCurrency: undefined }],
]
/** Signature of the message `hi` by the account `alice`. */
const signed =
  '0x391170eff11e409daa3255919c45e25593a40a52475d2a84c8dca1ff5ff1d38d51079619191ba2d5503d0caa32049acbfce5771dca9932197e91f517884b1db11c'
const typedData = (chainId: number) =>
  JSON.stringify({
    types: { EIP712Domain: [], Mail: [{ name: 'contents', type: 'string' }] },
    primaryType: 'Mail',
    domain: { chainId },
    message: { contents: 'hi' },
  })

const list: readonly RainbowScenario[] = [
  {
    id: 'start.stranger',
    title: 'Reports nothing at first. The provider has chain 1 after the first request for it.',
    start: {},
    steps: [...stateReads, request('eth_chainId'), request('eth_accounts'), ...stateReads],
  },
  {
    id: 'start.session',
    title:
      'Reports nothing to a site with a session either, which is connected only after its first request.',
    steps: [...stateReads, request('eth_chainId'), request('eth_requestAccounts'), ...stateReads],
  },
  {
    id: 'connect.approved',
    title: 'Accounts, then `connect`, then the answer; no `chainChanged`.',
    start: {},
    steps: [
      { ...request('eth_requestAccounts'), answer: connects },
      ...stateReads,
      request('eth_chainId'),
    ],
  },
  {
    id: 'connect.rejected',
    title: 'A rejection is a plain object with a name.',
    start: {},
    steps: [{ ...request('eth_requestAccounts'), answer: rejects }, ...stateReads],
  },
  {
    id: 'coinbase',
    title: '`eth_coinbase` is an empty text without a session.',
    start: {},
    steps: [request('eth_coinbase')],
  },
  {
    id: 'accounts.changed',
    title: 'Another account for this site.',
    steps: [{ change: accountBecomes(bob) }, request('eth_accounts')],
  },
  {
    id: 'chain.changed',
    title: '`chainChanged` alone; there is no `networkChanged`.',
    steps: [{ change: chainBecomes(1) }, ...stateReads],
  },
  {
    id: 'chain.switch',
    title: 'A known chain: no popup.',
    steps: [request('wallet_switchEthereumChain', [{ chainId: '0x1' }]), ...stateReads],
  },
  {
    id: 'chain.switchSame',
    title: 'The current chain: null.',
    steps: [request('wallet_switchEthereumChain', [{ chainId: '0x38' }])],
  },
  {
    id: 'chain.switchUnknown',
    title: 'An unknown chain is -32600.',
    steps: [request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])],
  },
  {
    id: 'chain.switchStranger',
    title: 'Without a session a switch asks to connect instead, and answers null.',
    start: {},
    steps: [
      { ...request('wallet_switchEthereumChain', [{ chainId: '0x1' }]), answer: connects },
      request('eth_chainId'),
    ],
  },
  ...badChains.map(([name, wrong]) => ({
    id: `add.${name}`,
    title: 'A bad chain is refused with -32000.',
    steps: [request('wallet_addEthereumChain', [{ ...chain, ...wrong }])],
  })),
  {
    id: 'add.knownOtherSymbol',
    title: 'A known chain needs its symbol.',
    steps: [request('wallet_addEthereumChain', [{ ...chain, chainId: '0x38' }])],
  },
  {
    id: 'add.known',
    title: 'A known chain is "rejected" although the user rejected nothing.',
    steps: [
      request('wallet_addEthereumChain', [
        {
          ...chain,
          chainId: '0x38',
          nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
        },
      ]),
    ],
  },
  {
    id: 'add.approved',
    title: 'Approved: null, and no switch.',
    steps: [{ ...request('wallet_addEthereumChain', [chain]), answer: approves(true) }],
  },
  {
    id: 'add.declined',
    title: 'Declined.',
    steps: [{ ...request('wallet_addEthereumChain', [chain]), answer: declines }],
  },
  {
    id: 'sign.approved',
    title: 'A signature.',
    steps: [{ ...request('personal_sign', ['0x6869', alice]), answer: approves('0x5167') }],
  },
  {
    id: 'sign.rejected',
    title: 'A rejected signature.',
    steps: [{ ...request('personal_sign', ['0x6869', alice]), answer: rejects }],
  },
  {
    id: 'sign.recover',
    title: 'Any site gets the signer of a message, without a prompt.',
    start: {},
    steps: [
      request('personal_ecRecover', ['0x6869', signed]),
      request('personal_ecRecover', ['hi', signed]),
    ],
  },
  {
    id: 'sign.stranger',
    title: 'A signature is asked for even without a session.',
    start: {},
    steps: [{ ...request('personal_sign', ['0x6869', alice]), answer: approves('0x5167') }],
  },
  {
    id: 'sign.typedDataOfAnotherChain',
    title: 'Typed data of another chain is -32600.',
    steps: [request('eth_signTypedData_v4', [alice, typedData(1)])],
  },
  {
    id: 'asset.approved',
    title: 'An asset.',
    steps: [
      {
        ...request('wallet_watchAsset', { type: 'ERC20', options: { address: bob, symbol: 'T' } }),
        answer: approves(true),
      },
    ],
  },
  {
    id: 'asset.declined',
    title: 'A declined asset.',
    steps: [
      {
        ...request('wallet_watchAsset', { type: 'ERC20', options: { address: bob, symbol: 'T' } }),
        answer: declines,
      },
    ],
  },
  {
    id: 'asset.otherType',
    title: 'Another type, and no address.',
    steps: [
      request('wallet_watchAsset', { type: 'ERC721', options: { address: bob } }),
      request('wallet_watchAsset', { type: 'ERC20', options: {} }),
    ],
  },
  {
    id: 'permissions',
    title: 'There are no permissions to ask for or to read.',
    steps: [
      request('wallet_requestPermissions', [{ eth_accounts: {} }]),
      request('wallet_getPermissions'),
    ],
  },
  {
    id: 'revoke.byRequest',
    title: 'The session goes, its events fire, and the answer is an error all the same.',
    steps: [request('wallet_revokePermissions', [{ eth_accounts: {} }]), request('eth_accounts')],
  },
  {
    id: 'revoke.byPerson',
    title: '`accountsChanged []`, then `disconnect` with an empty list for an error.',
    steps: [{ change: siteIsRemoved }, request('eth_accounts')],
  },
  {
    id: 'lock',
    title: 'A lock changes nothing for pages.',
    steps: [{ change: locks }, request('eth_accounts')],
  },
  {
    id: 'unsupported',
    title: 'What neither it nor the node knows is -32004.',
    steps: [request('eth_foo'), request('wallet_foo')],
  },
  {
    id: 'bad.nothing',
    title: 'No argument throws at once, no promise.',
    start: {},
    steps: [
      { call: 'request', as: 'nothing' },
      { call: 'request', as: 'null', args: [null] },
    ],
  },
  {
    id: 'legacy.calls',
    title: '`send` and `sendAsync` of old; `send` gives the bare result.',
    steps: [
      { call: 'enable' },
      { call: 'send', as: 'method', args: ['eth_chainId', []] },
      { call: 'send', as: 'payload', args: [payload('eth_chainId', 3)] },
      sendAsync('eth_chainId', 4),
      { ...sendAsync('wallet_foo', 5), as: 'failing' },
    ],
  },
  {
    id: 'surface.flags',
    title: 'It says that it is Rainbow and that it is MetaMask.',
    start: {},
    steps: [
      { read: 'isRainbow' },
      { read: 'isMetaMask' },
      { read: 'isReady' },
      { page: 'delete request' },
    ],
  },
]

/**
 * Scenarios of Rainbow's provider and request handler (RainbowProvider.ts and handleProviderRequest.ts of
 * `@rainbow-me/provider`). The site has a session, unless a scenario has another start.
 */
export const scenarios = list.map((scenario) => ({ start: { session: onBsc }, ...scenario }))
