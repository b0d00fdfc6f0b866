import type { Core } from '../core.ts'
import { Failure } from '../failures.ts'
import { isQuantity, toHex } from '../hex.ts'
import type { Account, Hex, Json } from '../types.ts'
import { signerOf } from './personalSign.ts'

/**
 * Sends, one after the other per account: a node loses concurrent sends of one nonce. An account
 * that the node holds itself, as a local one does its own, takes one call, and one more to estimate
 * what carries data; of others the wallet fills, signs and sends the raw form. What would revert is
 * refused, or sent `anyway`, with gas enough to do so in a block.
 */
export const send = (
  core: Core,
  account: Account,
  transaction: Record<string, Json>,
  options: { anyway?: boolean } = {},
): Promise<Hex> =>
  inTurn(core, account, (chainId) => sendNow(core, account, transaction, { ...options, chainId }))

/** Sends at once: for a task that has its turn. */
export async function sendNow(
  core: Core,
  account: Account,
  transaction: Record<string, Json>,
  { anyway = false, chainId }: { anyway?: boolean; chainId: number },
): Promise<Hex> {
  const { gas, gasLimit = gas, ...rest } = transaction
  const request = {
    ...rest,
    from: account.address,
    chainId: toHex(chainId),
    ...(gasLimit === undefined ? {} : { gas: gasLimit }),
  }
  const node = (method: string, asked: Json) => core.node(method, [asked], { chainId })
  const unlessItReverts = (error: unknown): { gas: Json } => {
    if (anyway && wouldRevert(error)) return { gas: toHex(gasOfFailing) }
    throw error
  }
  const strangers = remembered(core, 'strangers', () => new Set<string>())
  const key = keyOf(account, chainId)
  if (!strangers.has(key)) {
    // Anvil estimates nothing that it sends itself; without data there is nothing to run.
    const estimated =
      gasLimit === undefined && carriesData(request)
        ? await node('eth_estimateGas', request).then(withReserve, unlessItReverts)
        : {}
    try {
      return (await node('eth_sendTransaction', { ...request, ...estimated })) as Hex
    } catch (error) {
      if (!isStranger(error)) throw error
      strangers.add(key)
    }
  }
  const { tx } = (await node('eth_fillTransaction', request).catch((error: unknown) =>
    node('eth_fillTransaction', { ...request, ...unlessItReverts(error) }),
  )) as { tx: Json }
  const raw = await signerOf(core).transaction(account, tx)
  return (await node('eth_sendRawTransaction', raw)) as Hex
}

/** What a wallet gives a transaction whose cost nobody can tell: most of a block, below EIP-7825's cap. */
export const gasOfFailing = 15_000_000

const carriesData = ({ to, data, input = data }: Record<string, Json>): boolean =>
  to === undefined || to === null || (typeof input === 'string' && input !== '0x')

/** The state may be another one when the transaction runs: MetaMask too gives half as much again. */
export const withReserve = (estimate: Json): { gas?: Json } =>
  isQuantity(estimate) ? { gas: toHex(Math.ceil(Number(estimate) * 1.5)) } : {}

/** The node has no key of the account (Anvil's words, Geth's), or signs for nobody at all. */
const isStranger = (error: unknown): boolean =>
  error instanceof Failure &&
  (error.kind === 'unsupported' ||
    (error.kind === 'node' &&
      /no signer available|unknown account/i.test(error.about.why ?? error.message)))

/** Geth's code 3 and its words, which are Anvil's too: what the estimate of the gas ran into. */
export const wouldRevert = (error: unknown): boolean =>
  error instanceof Failure &&
  error.kind === 'node' &&
  (error.about.code === 3 || /revert/i.test(error.about.why ?? error.message))

/** Runs one task after another for each account and chain; a failure does not stop those that wait. */
export function inTurn<T>(
  core: Core,
  account: Account,
  task: (chainId: number) => Promise<T>,
): Promise<T> {
  const chainId = core.store.chainId()
  const key = keyOf(account, chainId)
  const queues = remembered(core, 'sends', () => new Map<string, Promise<unknown>>())
  const turn = (queues.get(key) ?? Promise.resolve()).then(() => task(chainId))
  queues.set(
    key,
    turn.catch(() => {}),
  )
  return turn
}

const keyOf = ({ address }: Account, chainId: number): string =>
  `${address}:${chainId}`.toLowerCase()

function remembered<T>(core: Core, name: string, make: () => T): T {
  const known = (core.memory.get(name) ?? make()) as T
  core.memory.set(name, known)
  return known
}
