import type { Measurement } from '@touchstone/tooling/bench'
import { createClient, http, type Hex } from 'viem'
import { startAnvil } from '../../src/chain/index.ts'
import { createWallet } from '../../src/index.ts'
import { atMost, compareTimes } from '../timeStatistics.ts'

const rounds = 60

/**
 * Measures a transfer through the wallet, then a transaction with data, for which the wallet estimates the gas. The
 * baselines are the same requests of a bare viem client, in the other direction.
 */
export const measureTransfer = async (): Promise<Measurement[]> => {
  const chain = await startAnvil({ forkUrl: false })
  try {
    const [from, to] = chain.accounts.map(({ address }) => address) as [Hex, Hex]
    const chains = { 56: { rpcUrl: chain.url } }
    const { provider, transcript } = createWallet({ chains, accounts: chain.accounts })
    await provider.request({ method: 'eth_requestAccounts' })
    const client = createClient({ transport: http(chain.url) })
    const there = { from, to, value: '0x1' } as const
    const back = { from: to, to: from, value: '0x1' } as const
    const send = (transaction: object) =>
      provider.request({ method: 'eth_sendTransaction', params: [transaction] })

    /** Returns the time of an action and the number of its calls to the node, each compared with the baseline. */
    const compare = async (
      id: string,
      acts: { value(): Promise<unknown>; baseline(): Promise<unknown> },
      { calls, goal }: { calls: number; goal: string },
    ) => {
      const known = transcript().length
      const { value, baseline } = await compareTimes(rounds, acts)
      const sent =
        transcript()
          .slice(known)
          .filter(({ kind }) => kind === 'rpc').length / rounds
      return [
        atMost(1.5 * baseline, { id, value, baseline, goal }),
        atMost(2, { id: `${id}.calls`, value: sent, unit: 'calls', baseline: calls, goal: '<= 2' }),
      ]
    }

    const plain = await compare(
      'wallet.send',
      {
        baseline: () => client.request({ method: 'eth_sendTransaction', params: [back] }),
        value: () => send(there),
      },
      { calls: 1, goal: '<= 1.5 x viem’s one call' },
    )
    const withData = await compare(
      'wallet.send.data',
      {
        baseline: async () => {
          const asked = { ...back, data: '0x00' } as const
          const gas = await client.request({ method: 'eth_estimateGas', params: [asked] })
          await client.request({ method: 'eth_sendTransaction', params: [{ ...asked, gas }] })
        },
        value: () => send({ ...there, data: '0x00' }),
      },
      { calls: 2, goal: '<= 1.5 x viem’s estimate and send' },
    )
    const hashes = await Promise.all(Array.from({ length: 16 }, () => send(there).catch(() => {})))
    const arrived = new Set(hashes.filter(Boolean)).size
    return [
      ...plain,
      ...withData,
      {
        id: 'wallet.send.sixteen',
        value: arrived,
        unit: 'arrived',
        baseline: 16,
        goal: '16 of 16',
        met: arrived === 16,
      },
    ]
  } finally {
    await chain.stop()
  }
}
