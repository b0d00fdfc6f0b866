import type { Json } from '../wallet/types.ts'
import { testAccounts, testMnemonic, type TestAccount } from './testAccounts.ts'
import { anvilBinary } from './anvilBinary.ts'
import { RpcError } from './callRpc.ts'
import { ChainError } from './ChainError.ts'
import { type AnvilOptions, checkAnvilOptions } from './checkAnvilOptions.ts'
import { installPresetContracts } from './contracts/installPresetContracts.ts'
import type { Fault } from './faults/parseFault.ts'
import type { FaultHandle } from './faults/createFaults.ts'
import { resolveFork, type Fork } from './resolveFork.ts'
import { describeRequestError } from './describeNoAnswer.ts'
import { defaultChainId } from '../walletDefaults.ts'
import { imitatedChainOf } from './imitatedChains.ts'
import { openGate } from './gate/openGate.ts'
import { redact } from './redactCredentials.ts'
import { startAnvilProcess, type RunningNode } from './startAnvilProcess.ts'
import { stopChildProgram } from './stopChildProgram.ts'

/** A running local chain. */
export type Anvil = {
  /**
   * HTTP and WebSocket address on the loopback interface, for wallets and dapps. It accepts methods that read, and
   * methods that send transactions.
   */
  url: string
  /**
   * Address with all of Anvil's methods (`anvil_*`, `evm_*`, `debug_*` and more) and without faults, for
   * tools outside the page. Its path is a secret of this process.
   */
  controlUrl: string
  chainId: number
  /** Ten funded accounts with their keys. */
  accounts: readonly TestAccount[]
  /** Chain and block of the fork. Absent for an offline chain. */
  fork?: Fork
  /**
   * Calls the node directly, without faults.
   *
   * @throws {RpcError} if the node answers an error
   * @throws {ChainError} `stopped` after the chain stopped, `rpc-unreachable` if the node does not answer
   */
  rpc<T = Json>(method: string, params?: readonly unknown[]): Promise<T>
  /** Saves the state and returns its id. Each id works once. */
  snapshot(): Promise<string>
  /**
   * Reverts to a snapshot.
   *
   * @throws {ChainError} `no-snapshot` if there is no such snapshot or its id was used before
   */
  revert(id: string): Promise<void>
  /**
   * Arms a fault for HTTP requests at `url`. If several faults match a request, the latest applies.
   *
   * @throws {TypeError} that names the field, if the fault is malformed
   * @example
   * chain.fault({ kind: 429, method: 'eth_call', times: 2 })
   */
  fault(fault: Fault): FaultHandle
  /** Removes all faults. */
  clearFaults(): void
  /** Stops the node with SIGTERM, and with SIGKILL if that fails. Further calls have no effect. */
  stop(): Promise<void>
  /** Resolves when the node has ended, for any reason. */
  gone: Promise<void>
}

export declare namespace startAnvil {
  type Options = AnvilOptions
}

/**
 * Starts a local chain and waits until it answers. The chain ends with this process, even after `kill -9`.
 *
 * @throws ChainError if a setting is wrong or the chain does not start
 * @example
 * const chain = await startAnvil()
 * await chain.rpc('eth_chainId') // '0x38'
 * await chain.stop()
 */
export async function startAnvil(options: startAnvil.Options = {}): Promise<Anvil> {
  checkAnvilOptions(options)
  const { chainId = defaultChainId, port = 0, timeout = 30_000 } = options
  const { fees } = imitatedChainOf(chainId)
  const fork = await resolveForkOption(options, chainId)
  // `anvilBinary` may throw, so it runs before the gate takes its port.
  const binary = anvilBinary()
  // Removes the address of the fork's upstream, which may contain a key, from the node's output and answers.
  const clean = (text: string) => (fork ? redact(text, fork.url) : text)
  let node: RunningNode | undefined
  const gate = await openGate({ url: () => node?.url ?? '', clean, port, fees })
  let stopping: Promise<void> | undefined
  const stop = () =>
    (stopping ??= Promise.all([node && stopChildProgram(node.program), gate.close()]).then(
      () => undefined,
    ))
  let ended = false
  /** Rethrows an error that the node answered. Turns any other failure into a ChainError. */
  const rethrowAsChainError = (method: string) => (cause: unknown) => {
    if (cause instanceof RpcError) throw cause
    if (ended || stopping)
      throw new ChainError(
        'stopped',
        `This local chain has ended and does not answer ${method}: start another one.`,
        { cause },
      )
    throw new ChainError(
      'rpc-unreachable',
      `The local chain did not answer ${method} (${describeRequestError(cause)}). Ask again, or start another one.`,
      { cause },
    )
  }
  const rpc = async <T = Json>(method: string, params: readonly unknown[] = []) => {
    const call = fees.request({ method, params })
    // Throws for values that JSON cannot carry, which would later count as a missing answer.
    JSON.stringify(call.params)
    const asked = gate.node.call(method, call.params)
    return fees.result(method, await asked.catch(rethrowAsChainError(method))) as T
  }
  try {
    const args = nodeArguments(options, { chainId, fork })
    node = await startAnvilProcess({ binary, args, timeout, clean })
    const { program } = node
    void program.gone.then(() => {
      ended = true
      // Without a node, the gate could only answer errors. Once it is closed, clients fail to connect.
      return gate.close()
    })
    await Promise.all([
      // Turns off Anvil's log of requests, because nothing reads it.
      rpc('anvil_setLoggingEnabled', [false]),
      fork || installPresetContracts(gate.node, chainId),
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

function nodeArguments(
  options: startAnvil.Options,
  { chainId, fork }: { chainId: number; fork: Fork | undefined },
): string[] {
  const { baseFee } = imitatedChainOf(chainId)
  const named = {
    'chain-id': chainId,
    mnemonic: testMnemonic,
    accounts: testAccounts.length,
    hardfork: options.hardfork ?? 'prague',
    // Limit for the EVM memory of one execution, in bytes: the default of Forge. Anvil has none.
    'memory-limit': 2 ** 27,
    ...(baseFee !== undefined && { 'base-fee': baseFee }),
    ...(fork && { 'fork-url': fork.url, 'fork-block-number': fork.block }),
  }
  const pairs = Object.entries(named).flatMap(([name, value]) => [`--${name}`, String(value)])
  // Without CORS headers, a page of another origin can neither read answers nor send JSON.
  return ['--no-cors', ...pairs, ...(options.args ?? [])]
}

async function resolveForkOption(
  options: startAnvil.Options,
  chainId: number,
): Promise<Fork | undefined> {
  const { forkUrl, forkBlock } = options
  if (forkUrl) return resolveFork({ url: forkUrl, chainId, block: forkBlock })
  const { forkVariables: names } = imitatedChainOf(chainId)
  const url = names && process.env[names.url]
  if (forkUrl === false || !url) return undefined
  return resolveFork({ url, chainId, block: forkBlock ?? process.env[names.block], names })
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error))
