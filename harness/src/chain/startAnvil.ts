import type { Json } from '../wallet/types.ts'
import { testAccounts, testMnemonic, type TestAccount } from './accounts.ts'
import { anvilBinary } from './binary.ts'
import { RpcError } from './callRpc.ts'
import { ChainError } from './ChainError.ts'
import { checkSettings } from './checkSettings.ts'
import { setPresets } from './contracts/setPresets.ts'
import type { Fault } from './faults/fault.ts'
import type { FaultHandle } from './faults/createFaults.ts'
import { resolveFork, type Fork } from './fork.ts'
import { reasonOf } from './noAnswer.ts'
import { bscFees, ownFees } from './gate/fees.ts'
import { openGate } from './gate/openGate.ts'
import { redact } from './redact.ts'
import { startNode, type RunningNode } from './startNode.ts'
import { stopWatched } from './stopWatched.ts'

/** A running local chain. */
export type Anvil = {
  /**
   * HTTP and WebSocket address, on the loopback interface, for wallets and dapps. It has what a public
   * node has: reads, and the sending of transactions.
   */
  url: string
  /**
   * The same with all of Anvil's methods (`anvil_*`, `evm_*`, `debug_*` and more) and without faults, for
   * tools outside the page. Its path is a secret of this process.
   */
  controlUrl: string
  chainId: number
  /** Ten funded accounts with their keys. */
  accounts: readonly TestAccount[]
  /** What it was forked from; absent: an offline chain. */
  fork?: Fork
  /**
   * Asks the node, past all faults.
   *
   * @throws {RpcError} where the node answers an error.
   * @throws {ChainError} `stopped` after its end, `rpc-unreachable` where it does not answer.
   */
  rpc<T = Json>(method: string, params?: readonly unknown[]): Promise<T>
  /** Keeps the state under an id that works once. */
  snapshot(): Promise<string>
  /**
   * Goes back to a snapshot.
   *
   * @throws {ChainError} `no-snapshot` where the id was used already.
   */
  revert(id: string): Promise<void>
  /**
   * Arms what goes wrong for everybody who asks at `url` over HTTP; the latest first.
   *
   * @throws {TypeError} that names the field, when it is no fault.
   * @example
   * chain.fault({ kind: 429, method: 'eth_call', times: 2 })
   */
  fault(fault: Fault): FaultHandle
  /** Ends all faults. */
  clearFaults(): void
  /** Ends the node: SIGTERM, then SIGKILL. Twice is once. */
  stop(): Promise<void>
  /** Resolves when the node is gone, by whatever way. */
  gone: Promise<void>
}

export declare namespace startAnvil {
  type Options = {
    /** Default 56, BNB Smart Chain. */
    chainId?: number
    /** Default: a free one. */
    port?: number
    /** Default, for chain 56: `BSC_RPC_URL`. Where that is unset, or `false`: an offline chain. */
    forkUrl?: string | false
    /** Block to fork at. Default: `BSC_FORK_BLOCK`, else the newest at the start. */
    forkBlock?: number | string
    /**
     * EVM rules. Default `prague`, which BSC took over with its Pascal upgrade
     * (https://docs.bnbchain.org/announce/pascal-bsc).
     */
    hardfork?: string
    /** ms until the start is given up. Default 30 000. */
    timeout?: number
    /** Further arguments for Anvil. */
    args?: readonly string[]
  }
}

/**
 * Starts a local chain and waits until it answers. It ends with our process, even after `kill -9`.
 *
 * @throws ChainError with one sentence that says what to do.
 * @example
 * const chain = await startAnvil()
 * await chain.rpc('eth_chainId') // '0x38'
 * await chain.stop()
 */
export async function startAnvil(options: startAnvil.Options = {}): Promise<Anvil> {
  checkSettings(options)
  const { chainId = 56, port = 0, timeout = 30_000 } = options
  const fees = chainId === 56 ? bscFees : ownFees
  const fork = await forkOf(options, chainId)
  // May throw: before the gate takes its port.
  const binary = anvilBinary()
  // A fork may repeat the address of its upstream, which holds a key.
  const clean = (text: string) => (fork ? redact(text, fork.url) : text)
  let node: RunningNode | undefined
  const gate = await openGate({ url: () => node?.url ?? '', clean, port, fees })
  let stopping: Promise<void> | undefined
  const stop = () =>
    (stopping ??= Promise.all([node && stopWatched(node.program), gate.close()]).then(
      () => undefined,
    ))
  let ended = false
  /** An error of the node stays as it is; a missing answer is an error of the chain. */
  const saying = (method: string) => (cause: unknown) => {
    if (cause instanceof RpcError) throw cause
    throw noReply(method, { ended: ended || stopping !== undefined, cause })
  }
  const rpc = async <T = Json>(method: string, params: readonly unknown[] = []) => {
    const call = fees.request({ method, params })
    // Throws for what cannot be sent, such as a bigint.
    JSON.stringify(call.params)
    const asked = gate.node.call(method, call.params)
    return fees.result(method, await asked.catch(saying(method))) as T
  }
  try {
    const args = nodeArguments(options, { chainId, fork })
    node = await startNode({ binary, args, timeout, clean })
    const { program } = node
    void program.gone.then(() => {
      ended = true
      // No answer is better than a gate without a node.
      return gate.close()
    })
    await Promise.all([
      // It would write a line for each request to a pipe without a reader.
      rpc('anvil_setLoggingEnabled', [false]),
      fork || setPresets(gate.node, chainId),
    ])
    program.hold(false)
    return {
      url: gate.url,
      controlUrl: gate.controlUrl,
      chainId,
      accounts: testAccounts,
      ...(fork && { fork }),
      rpc,
      fault: gate.faults.arm,
      clearFaults: gate.faults.clear,
      stop,
      gone: program.gone,
      snapshot: () => rpc<string>('evm_snapshot'),
      async revert(id) {
        if (await rpc<boolean>('evm_revert', [id])) return
        throw new ChainError(
          'no-snapshot',
          `There is no snapshot ${id} to go back to: each works once. Take another one.`,
        )
      },
    }
  } catch (error) {
    await stop().catch((second: unknown) => {
      throw new AggregateError([error, second], `${message(error)} And it could not be stopped.`)
    })
    throw error
  }
}

function noReply(method: string, { ended, cause }: { ended: boolean; cause: unknown }): ChainError {
  if (ended)
    return new ChainError(
      'stopped',
      `This local chain has ended and does not answer ${method}: start another one.`,
      { cause },
    )
  return new ChainError(
    'rpc-unreachable',
    `The local chain did not answer ${method} (${reasonOf(cause)}). Ask again, or start another one.`,
    { cause },
  )
}

function nodeArguments(
  options: startAnvil.Options,
  { chainId, fork }: { chainId: number; fork: Fork | undefined },
): string[] {
  const named = {
    'chain-id': chainId,
    mnemonic: testMnemonic,
    accounts: testAccounts.length,
    hardfork: options.hardfork ?? 'prague',
    // BSC has had a base fee of 0 ever since it has one (BEP-226).
    ...(chainId === 56 && { 'base-fee': 0 }),
    ...(fork && { 'fork-url': fork.url, 'fork-block-number': fork.block }),
  }
  const pairs = Object.entries(named).flatMap(([name, value]) => [`--${name}`, String(value)])
  // Without CORS a page cannot read its answers, or send JSON from another origin.
  return ['--no-cors', ...pairs, ...(options.args ?? [])]
}

async function forkOf(options: startAnvil.Options, chainId: number): Promise<Fork | undefined> {
  const env = chainId === 56 && options.forkUrl === undefined ? process.env : {}
  const url = options.forkUrl ?? env.BSC_RPC_URL
  if (!url) return undefined
  return resolveFork({ url, chainId, block: options.forkBlock ?? env.BSC_FORK_BLOCK })
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))
