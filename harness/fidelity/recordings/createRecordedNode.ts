import { batchExecutorAddress } from '../../src/wallet/batchExecutorAddress.ts'
import type { Json, Rpc } from '../../src/wallet/types.ts'
import type { LogLine, RecordedError, Recording } from './types.ts'

/** Creates the node for a replay. It answers from the recording, and with fixed values such as fees and nonces. */
export function createRecordedNode({ log = [] }: Recording): Rpc {
  const params = new Map(log.flatMap((line) => (line.k === 'req' ? [[line.id, line.params]] : [])))
  const heads = log.flatMap((line) => (isHead(line) ? [line.args[0]] : []))
  const receipts = log.flatMap((line) => (line.k === 'res' ? receiptsOf(line) : []))
  const isAnswer = (line: LogLine, method: string, asked: Json): line is Answered =>
    (line.k === 'res' || line.k === 'err') &&
    line.method === method &&
    JSON.stringify(params.get(line.id) ?? []) === JSON.stringify(asked)

  return async (_, { method, params: asked = [] }, url = '') => {
    if (method === 'eth_chainId') return { result: url.endsWith(':8557') ? '0x53a' : '0x38' }
    if (method === 'eth_getFilterChanges') return { result: heads.splice(0, 1).map(() => 'head') }
    if (method === 'eth_getBlockByHash') return { result: firstHead(log) }
    const answered = log.find((line): line is Answered => isAnswer(line, method, asked))
    if (answered?.k === 'res') return { result: answered.result }
    if (answered) return { error: nodeError(answered.error) }
    if (method === 'eth_fillTransaction') return { result: filled(asked) }
    if (method === 'eth_getTransactionReceipt' && receipts.length > 0)
      return { result: receipts.shift()! }
    if (method === 'eth_getCode') return { result: code((asked as Json[])[0] ?? null) }
    return { result: plain[method] ?? null }
  }
}

const receiptsOf = ({ method, result }: Extract<LogLine, { k: 'res' }>): Json[] =>
  method === 'wallet_getCallsStatus' ? ((result as { receipts?: Json[] }).receipts ?? []) : []

type Answered = Extract<LogLine, { k: 'res' | 'err' }>
type Event = Extract<LogLine, { k: 'event' }>

const isHead = (line: LogLine): line is Event => line.k === 'event' && line.ev === 'message'

const firstHead = (log: readonly LogLine[]): Json => {
  const [message] = log.find(isHead)?.args ?? []
  return (message as { data?: { result?: Json } } | undefined)?.data?.result ?? null
}

/** Returns the node's error that led to a recorded error of MetaMask, which for an added network is in `data`. */
function nodeError({ code, message, data }: RecordedError) {
  const wrapped = (data ?? {}) as { code?: number; message?: string }
  if (code === -32603) return { code: wrapped.code ?? -32000, message: wrapped.message ?? '' }
  return { code, message, ...(code === 3 && { data: revertData }) }
}

/** Revert data of the contract in recording 86-node-errors, which MetaMask 13.13.1 drops. */
const revertData = `0x${'2a'.padStart(64, '0')}`

const filled = (asked: Json): Json => ({
  raw: '0x',
  tx: {
    ...(asked as [{ [key: string]: Json }])[0],
    nonce: '0x0',
    gas: '0x5208',
    maxFeePerGas: '0x77359400',
    maxPriorityFeePerGas: '0x1',
    type: '0x2',
  },
})

/** Returns the code of an address. No account is upgraded (EIP-7702). */
const code = (address: Json): Json => (address === batchExecutorAddress ? '0x01' : '0x')

const plain: Record<string, Json> = {
  eth_estimateGas: '0x5208',
  eth_gasPrice: '0x1',
  eth_getTransactionCount: '0x0',
  eth_sendRawTransaction: `0x${'ab'.repeat(32)}`,
  eth_newBlockFilter: '0x1',
  eth_sendTransaction: `0x${'ab'.repeat(32)}`,
  eth_getTransactionReceipt: {
    blockHash: `0x${'cd'.repeat(32)}`,
    blockNumber: '0x2',
    gasUsed: '0x5208',
    logs: [],
    status: '0x1',
    transactionHash: `0x${'ab'.repeat(32)}`,
  },
}
