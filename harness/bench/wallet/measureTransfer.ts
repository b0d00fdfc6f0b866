import type { Measurement } from '@touchstone/tooling/bench'
import { type Client, createClient, http, type HttpTransport, type Hex } from 'viem'
import { startAnvil } from '../../src/chain/index.ts'
import { createWallet, type Wallet } from '../../src/index.ts'
import { atMost, compareTimes } from '../timeStatistics.ts'

const rounds = 60

/** Measures a transfer through the wallet. The baseline is the reverse transfer by a bare viem client. */
export const measureTransfer = async (): Promise<Measurement[]> => {
  const chain = await startAnvil({ forkUrl: false })
  try {
    const chains = { 56: { rpcUrl: chain.url } }
    const wallet = createWallet({ chains, accounts: chain.accounts })
    const [from] = (await wallet.provider.request({ method: 'eth_requestAccounts' })) as string[]
    const other = chain.accounts[1]?.address
    const send = () =>
      wallet.provider.request({
        method: 'eth_sendTransaction',
        params: [{ from, to: other, value: '0x1' }],
      })
    const client = createClient({ transport: http(chain.url) })
    const transfer = { from: other ?? '0x', to: from as Hex, value: '0x1' } as const
    const { value, baseline } = await compareTimes(rounds, {
      baseline: () => client.request({ method: 'eth_sendTransaction', params: [transfer] }),
      value: send,
    })
    const calls = wallet.transcript().filter(({ kind }) => kind === 'rpc').length / rounds
    const withData = await sendingData(wallet, client, {
      from: from as Hex,
      to: chain.accounts[2]?.address ?? '0x',
    })
    const arrived = new Set(
      (await Promise.allSettled(Array.from({ length: 16 }, send))).map(
        (sent) => 'value' in sent && sent.value,
      ),
    ).size
    return [
      atMost(1.5 * baseline, {
        id: 'wallet.send',
        value,
        baseline,
        goal: '<= 1.5 x viem’s one call',
      }),
      atMost(2, {
        id: 'wallet.send.calls',
        value: calls,
        unit: 'calls',
        baseline: 1,
        goal: '<= 2',
      }),
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

/** Measures transactions with data. The wallet and the baseline both estimate the gas first. */
async function sendingData(
  { provider, transcript }: Wallet,
  client: Client<HttpTransport>,
  { from, to }: { from: Hex; to: Hex },
): Promise<Measurement[]> {
  const data = { data: '0x00', value: '0x1' } as const
  const known = transcript().length
  const { value, baseline } = await compareTimes(rounds, {
    baseline: async () => {
      const asked = { ...data, from: to, to: from }
      const gas = await client.request({ method: 'eth_estimateGas', params: [asked] })
      await client.request({ method: 'eth_sendTransaction', params: [{ ...asked, gas }] })
    },
    value: () =>
      provider.request({ method: 'eth_sendTransaction', params: [{ ...data, from, to }] }),
  })
  const asked = transcript().slice(known)
  const calls = asked.filter(({ kind }) => kind === 'rpc').length / rounds
  const goal = '<= 1.5 x viem’s estimate and send'
  return [
    atMost(1.5 * baseline, { id: 'wallet.send.data', value, baseline, goal }),
    atMost(2, {
      id: 'wallet.send.data.calls',
      value: calls,
      unit: 'calls',
      baseline: 2,
      goal: '<= 2',
    }),
  ]
}
