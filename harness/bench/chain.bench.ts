import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Bench, Measurement } from '@touchstone/tooling/bench'
import { anvilBinary } from '../src/chain/anvilBinary.ts'
import { callRpc, createPool, startAnvil } from '../src/chain/index.ts'
import { median, timed } from './timeStatistics.ts'

const rounds = 9

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
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await timed(bareStart))
    ours.push(
      await timed(async () => {
        const chain = await startAnvil({ forkUrl: false })
        return () => chain.stop()
      }),
    )
  }
  const [value, baseline] = [median(ours), median(bare)]
  return {
    id: 'chain.start',
    value,
    unit: 'ms',
    baseline,
    goal: '<= 2 x the bare binary',
    met: value <= 2 * baseline,
  }
}

/**
 * Measures a call through the gate, which corrects fees and applies faults. The baseline is a call to a node
 * without a gate.
 */
async function gate(): Promise<Measurement> {
  const [chain, node] = [await startAnvil({ forkUrl: false }), await bareNode()]
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 400; round++) {
    bare.push(await timed(() => callRpc(node.url, 'eth_blockNumber')))
    ours.push(await timed(() => callRpc(chain.url, 'eth_blockNumber')))
  }
  await Promise.all([chain.stop(), node.stop()])
  const [value, baseline] = [median(ours), median(bare)]
  return {
    id: 'chain.gate',
    value,
    unit: 'ms',
    baseline,
    goal: '<= 1 ms more than the node',
    met: value - baseline <= 1,
  }
}

/**
 * Measures the reset between two tests: `revert` and `snapshot`. The baseline is two calls of `eth_chainId`,
 * because a reset also makes two calls.
 */
async function reset(): Promise<Measurement> {
  const chain = await startAnvil({ forkUrl: false })
  const ours: number[] = []
  const bare: number[] = []
  let clean = await chain.snapshot()
  for (let round = 0; round < 200; round++) {
    bare.push(await timed(() => chain.rpc('eth_chainId')))
    ours.push(
      await timed(async () => {
        await chain.revert(clean)
        clean = await chain.snapshot()
      }),
    )
  }
  await chain.stop()
  const [value, baseline] = [median(ours), 2 * median(bare)]
  return {
    id: 'chain.reset',
    value,
    unit: 'ms',
    baseline,
    goal: '<= 1.5 x two calls',
    met: value <= 1.5 * baseline,
  }
}

/**
 * Measures a lease and its release, with a pool whose only chain is idle, as for the next test of a worker. The
 * baseline is two calls of `eth_chainId`.
 */
async function lease(): Promise<Measurement> {
  const pool = createPool({ start: ({ chainId }) => startAnvil({ chainId, forkUrl: false }) })
  const first = await pool.lease()
  await first.release()
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 200; round++) {
    bare.push(await timed(() => first.chain.rpc('eth_chainId')))
    ours.push(await timed(async () => (await pool.lease()).release()))
  }
  await pool.close()
  const [value, baseline] = [median(ours), 2 * median(bare)]
  return {
    id: 'chain.lease',
    value,
    unit: 'ms',
    baseline,
    goal: '<= 1.5 x two calls',
    met: value <= 1.5 * baseline,
  }
}

/**
 * Compares the memory of node and watchdog with that of the node alone. Returns no measurement without
 * `sizes`, which only Linux reports.
 */
function memory(sizes: { node: number; guard: number } | undefined): Measurement[] {
  if (!sizes) return []
  const value = (sizes.node + sizes.guard) / 1024
  const baseline = sizes.node / 1024
  return [
    {
      id: 'chain.memory',
      value,
      unit: 'MB',
      baseline,
      goal: '<= 1.2 x the node alone',
      met: value <= 1.2 * baseline,
    },
  ]
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

async function bareStart() {
  return (await bareNode()).stop
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
