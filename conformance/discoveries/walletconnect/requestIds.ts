import { getBigIntRpcId, payloadId } from '@walletconnect/jsonrpc-utils'
import { mulberry32 } from '../../src/engine/shuffle.ts'
import type { Dapp, Side } from './side.ts'

/** Two requests of one millisecond, for which the same random number is drawn. */
export type Scenario = {
  id: string
  method: 'personal_sign' | 'eth_getBalance'
  /** What comes of them on each side. */
  sdk: string
  ours: string
}

export const scenarios: Scenario[] = [
  {
    ...{ id: 'sign', method: 'personal_sign' },
    sdk: 'the wallet is asked once, and both get that signature',
    ours: 'the wallet is asked twice, and each gets its own',
  },
  {
    ...{ id: 'read', method: 'eth_getBalance' },
    sdk: 'the node is asked twice, and both get the answer that comes first',
    ours: 'the node is asked twice, and each gets its own',
  },
]

/** Makes the two requests, and says in words what came of them. */
export async function play({ method }: Scenario, { dapp, asked }: Side): Promise<string> {
  const ask = ({ request, account }: Dapp, text: string) =>
    request({ method, params: method === 'personal_sign' ? [text, account] : [text, 'latest'] })
  const before = asked(method)
  const [one, other] = await inOneMillisecond(() =>
    Promise.all(['0x01', '0x02'].map((text) => ask(dapp, text))),
  )
  // Asked alone it gets the right answer, after all that was asked before.
  const own = await ask(dapp, '0x02')
  const times = asked(method) - before - 1 === 2 ? 'twice' : 'once'
  const whose = one !== other && other === own ? 'each gets its own' : what[method]
  return `${who[method]} is asked ${times}, and ${whose}`
}

const who = { personal_sign: 'the wallet', eth_getBalance: 'the node' }
const what = {
  personal_sign: 'both get that signature',
  eth_getBalance: 'both get the answer that comes first',
}

/** The clock stands still for the present task, in which the SDK draws its ids; random numbers are all alike. */
async function inOneMillisecond<T>(act: () => Promise<T>): Promise<T> {
  const [{ random }, { now }, at] = [Math, Date, Date.now()]
  Object.assign(Math, { random: () => 0.5 })
  Object.assign(Date, { now: () => at })
  setImmediate(() => Object.assign(Date, { now }))
  try {
    return await act()
  } finally {
    Object.assign(Math, { random })
  }
}

/** How the SDK draws ids: for what it sends to a wallet, and for what it asks a node. */
export const generators = { 'to a wallet': payloadId, 'to a node': getBigIntRpcId }

/** In how many of so many rounds two of `count` requests of one millisecond share an id; by a seed. */
export function collisions(
  draw: () => number | bigint,
  { count, rounds = 10_000 }: { count: number; rounds?: number },
): number {
  const [{ random }, { now }, at] = [Math, Date, Date.UTC(2026, 0, 1)]
  Object.assign(Math, { random: mulberry32(1) })
  Object.assign(Date, { now: () => at })
  try {
    const round = () => new Set(Array.from({ length: count }, draw)).size < count
    return Array.from({ length: rounds }, round).filter(Boolean).length
  } finally {
    Object.assign(Math, { random })
    Object.assign(Date, { now })
  }
}
