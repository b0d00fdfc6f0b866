import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Bench, Measurement } from '@touchstone/tooling/bench'
import { anvilBinary } from '../src/chain/anvilBinary.ts'
import { callRpc, createPool, startAnvil } from '../src/chain/index.ts'
import { atMost, compareTimes } from './timeStatistics.ts'

/**
 * Cost of a local chain: start, reset, lease, memory, and the gate (the server between a page and the node).
 */
export default { id: 'chain', group: 'chain', run } satisfies Bench

async function run(): Promise<Measurement[]> {
  return [
    await start(),
    await gate(),
    await reset(),
    await lease(),
    ...memory(await residentKilobytes()),
  ]
}

/**
 * Measures how long `startAnvil` takes, including its watchdog and preset contracts. The baseline is the time
 * until an Anvil process alone prints that it listens.
 */
async function start(): Promise<Measurement> {
  const { value, baseline } = await compareTimes(9, {
    baseline: async () => (await bareNode()).stop,
    value: async () => (await startAnvil({ forkUrl: false })).stop,
  })
  return atMost(2 * baseline, {
    id: 'chain.start',
    value,
    baseline,
    goal: '<= 2 x the bare binary',
  })
}

/**
 * Measures a call through the gate, which corrects fees and applies faults. The baseline is a call to a node
 * without a gate.
 */
async function gate(): Promise<Measurement> {
  const [chain, node] = [await startAnvil({ forkUrl: false }), await bareNode()]
  const { value, baseline } = await compareTimes(400, {
    baseline: () => callRpc(node.url, 'eth_blockNumber'),
    value: () => callRpc(chain.url, 'eth_blockNumber'),
  })
  await Promise.all([chain.stop(), node.stop()])
  const goal = '<= 1 ms more than the node'
  return atMost(baseline + 1, { id: 'chain.gate', value, baseline, goal })
}

/**
 * Measures the reset between two tests: `revert` and `snapshot`. The baseline is two calls of `eth_chainId`,
 * because a reset also makes two calls.
 */
async function reset(): Promise<Measurement> {
  const chain = await startAnvil({ forkUrl: false })
  let clean = await chain.snapshot()
  const times = await compareTimes(200, {
    baseline: () => chain.rpc('eth_chainId'),
    value: async () => {
      await chain.revert(clean)
      clean = await chain.snapshot()
    },
  })
  await chain.stop()
  return overTwoCalls('chain.reset', times)
}

/**
 * Measures a lease and its release, with a pool whose only chain is idle, as for the next test of a worker. The
 * baseline is two calls of `eth_chainId`.
 */
async function lease(): Promise<Measurement> {
  const pool = createPool({ start: ({ chainId }) => startAnvil({ chainId, forkUrl: false }) })
  const first = await pool.lease()
  await first.release()
  const times = await compareTimes(200, {
    baseline: () => first.chain.rpc('eth_chainId'),
    value: async () => (await pool.lease()).release(),
  })
  await pool.close()
  return overTwoCalls('chain.lease', times)
}

function overTwoCalls(id: string, times: { value: number; baseline: number }): Measurement {
  const baseline = 2 * times.baseline
  return atMost(1.5 * baseline, { id, value: times.value, baseline, goal: '<= 1.5 x two calls' })
}

/**
 * Compares the memory of node and watchdog with that of the node alone. Returns no measurement without
 * `sizes`, which only Linux reports.
 */
function memory(sizes: { node: number; guard: number } | undefined): Measurement[] {
  if (!sizes) return []
  const value = (sizes.node + sizes.guard) / 1024
  const baseline = sizes.node / 1024
  const goal = '<= 1.2 x the node alone'
  return [atMost(1.2 * baseline, { id: 'chain.memory', value, unit: 'MB', baseline, goal })]
}

async function residentKilobytes() {
  if (process.platform !== 'linux') return undefined
  const chain = await startAnvil({ forkUrl: false })
  const children = (pid: number | string) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const size = (pid: string) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  const guard = children(process.pid).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('touchstone-watchdog'),
  )
  const node = guard && children(guard)[0]
  const sizes = node && { guard: size(guard), node: size(node) }
  await chain.stop()
  return sizes || undefined
}

async function bareNode() {
  const child = spawn(anvilBinary(), ['--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] })
  let printed = ''
  for await (const chunk of child.stdout) if (/Listening on/.test((printed += String(chunk)))) break
  const [, address] = /Listening on (\S+)/.exec(printed) ?? []
  return {
    url: `http://${address}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
