import { serializeTransaction, type Hex, type RpcTransactionRequest } from 'viem'
import type { ServiceDependency } from '../ExtensionWallet.ts'
import type { NodeReply, Services } from '../standInServer.ts'

/** Imitates services of Rabby's maker that connections and transactions need. */
export const services: Services = ({ host, path, body }) => {
  if (host !== 'api.rabby.io') return undefined
  const [place = ''] = path.split('?')
  if (place === '/v1/wallet/eth_rpc') return answerRpc(JSON.parse(body) as RpcRequest)
  if (place === '/v1/wallet/submit_tx') return submit(JSON.parse(body) as Submission)
  return place in answers ? { json: answers[place] } : undefined
}

/** The prompt of a token (EIP-747) needs the search. A warning in a sign-in (EIP-4361) needs the parser. */
export const dependencies: readonly ServiceDependency[] = [
  {
    feature: 'eip-747',
    name: 'the search for tokens of api.rabby.io',
    host: 'api.rabby.io',
    path: '/v1/user/token_search',
  },
  {
    feature: 'eip-4361',
    name: 'the parser of texts of api.rabby.io',
    host: 'api.rabby.io',
    path: '/v1/engine/action/parse_text',
  },
]

/** Request to a node in Rabby's own form. `chain_id` is the maker's name of the chain. */
type RpcRequest = { chain_id: string; method: string; params?: unknown }

function answerRpc({ chain_id: name, method, params = [] }: RpcRequest): ReturnType<Services> {
  const chain = name === 'bsc' ? 56 : name === 'eth' ? 1 : undefined
  return chain && { chain, call: { method, params }, wrap: withoutId }
}

const withoutId = ({ result, error }: NodeReply): object => (error ? { error } : { result })

/** A transaction that Rabby has signed, for the maker's service. */
type Submission = { tx: RpcTransactionRequest & { chainId: number; r: Hex; s: Hex; v?: Hex } }

function submit({ tx }: Submission): ReturnType<Services> {
  const { chainId, r, s } = tx
  const raw = serializeTransaction(
    {
      chainId,
      nonce: Number(tx.nonce),
      gas: toBigInt(tx.gas),
      value: toBigInt(tx.value),
      to: tx.to || null,
      data: tx.data || '0x',
      ...(tx.maxFeePerGas
        ? {
            maxFeePerGas: toBigInt(tx.maxFeePerGas),
            maxPriorityFeePerGas: toBigInt(tx.maxPriorityFeePerGas),
          }
        : { gasPrice: toBigInt(tx.gasPrice) }),
    },
    { r, s, v: toBigInt(tx.v) },
  )
  return {
    chain: chainId === 1 ? 1 : 56,
    call: { method: 'eth_sendRawTransaction', params: [raw] },
    wrap: ({ result, error }) =>
      error
        ? { err_code: error.code, err_msg: error.message }
        : { req: { id: '', tx_id: result, push_status: 'success' } },
  }
}

const toBigInt = (quantity: Hex = '0x0'): bigint => BigInt(quantity)

/** Price of gas in wei, above the base fee of the suite's nodes. */
const gasPrice = 5_000_000_000
/** Limit of gas that suffices for each transaction of the suite. */
const gas = 200_000

const answers: { readonly [path: string]: unknown } = {
  '/v2/wallet/gas_market': ['slow', 'normal', 'fast', 'custom'].map((level) => ({
    level,
    price: gasPrice,
    base_fee: 0,
    priority_price: null,
    front_tx_count: 0,
    estimated_seconds: 0,
  })),
  '/v1/wallet/gas_price_stats': { median: gasPrice },
  '/v1/wallet/pre_exec_tx': {
    pre_exec_version: 'v2',
    pre_exec: { success: true, error: null },
    balance_change: {
      success: true,
      error: null,
      usd_value_change: 0,
      send_token_list: [],
      receive_token_list: [],
      send_nft_list: [],
      receive_nft_list: [],
    },
    gas: {
      success: true,
      error: null,
      gas_used: gas,
      gas_limit: gas,
      gas_ratio: 1,
      estimated_gas_used: gas,
      estimated_gas_cost_value: 0,
      estimated_gas_cost_usd_value: 0,
      estimated_seconds: 0,
    },
    native_token: { id: 'bsc', chain: 'bsc', symbol: 'BNB', decimals: 18, price: 1, amount: 1000 },
    recommend: { gas: '0x30d40', nonce: '' },
    trace_id: '',
    support_balance_change: true,
  },
  '/v1/engine/action/parse_tx': { action: { type: null, data: null }, log_id: '' },
  '/v1/engine/addr/is_blocked': { is_blocked: false },
}
