import { getBigIntRpcId, payloadId } from '@walletconnect/jsonrpc-utils'
import { mulberry32 } from '../../core/mulberry32.ts'
import type { ConnectedDapp } from './connectedDapps.ts'

/** Two requests of one method that get the same id from WalletConnect's SDK. */
export type Experiment = {
  id: string
  method: 'personal_sign' | 'eth_getBalance'
  sdk: string
  ours: string
}

export const experiments: Experiment[] = [
  {
    id: 'sign',
    method: 'personal_sign',
    sdk: 'the wallet receives 1 request, and both get that signature',
    ours: 'the wallet receives 2 requests, and each gets its own answer',
  },
  {
    id: 'read',
    method: 'eth_getBalance',
    sdk: 'the node receives 2 requests, and both get the first answer',
    ours: 'the node receives 2 requests, and each gets its own answer',
  },
]

export async function runExperiment({ method }: Experiment, dapp: ConnectedDapp): Promise<string> {
  const request = (text: string) =>
    dapp.request({
      method,
      params: method === 'personal_sign' ? [text, dapp.account] : [text, 'latest'],
    })
  const before = dapp.received(method)
  const [first, second] = await inOneMillisecond(() =>
    Promise.all([request('0x01'), request('0x02')]),
  )
  // This request arrives after the two above, so their number is final.
  const correct = await request('0x02')
  const count = dapp.received(method) - before - 1
  const isOwn = first !== second && second === correct
  const shared =
    method === 'personal_sign' ? 'both get that signature' : 'both get the first answer'
  const receiver = method === 'personal_sign' ? 'wallet' : 'node'
  return `the ${receiver} receives ${count} request${count === 1 ? '' : 's'}, and ${isOwn ? 'each gets its own answer' : shared}`
}

/** Calls `act` so that two ids of the SDK are equal. The SDK creates them in the current task. */
async function inOneMillisecond<T>(act: () => Promise<T>): Promise<T> {
  const { random } = Math
  const { now } = Date
  const time = Date.now()
  Object.assign(Math, { random: () => 0.5 })
  Object.assign(Date, { now: () => time })
  setImmediate(() => Object.assign(Date, { now }))
  try {
    return await act()
  } finally {
    Object.assign(Math, { random })
  }
}

export const generators = { 'to a wallet': payloadId, 'to a node': getBigIntRpcId }

/** Draws `count` ids in one millisecond, 10,000 times. Returns in how many rounds two are equal. */
export function countCollisions(draw: () => number | bigint, count: number): number {
  const { random } = Math
  const { now } = Date
  const time = Date.UTC(2026, 0, 1)
  Object.assign(Math, { random: mulberry32(1) })
  Object.assign(Date, { now: () => time })
  try {
    const collides = () => new Set(Array.from({ length: count }, () => draw())).size < count
    return Array.from({ length: 10_000 }, collides).filter(Boolean).length
  } finally {
    Object.assign(Math, { random })
    Object.assign(Date, { now })
  }
}
