import type { Core } from '../engineAndPersonaTypes.ts'
import { isFailure } from '../requestFailures.ts'
import { isQuantity, toHex } from '../hex.ts'
import { getOrCreateMemory } from '../getOrCreateMemory.ts'
import type { Account, Hex, Json } from '../types.ts'
import { requireSigner } from './requireAccountAndSigner.ts'

/**
 * Sends a transaction after the earlier ones of the account, because a node loses one of two with the same nonce. The
 * node signs if it has the key. A transaction that would revert is sent only with `allowRevert`.
 */
export const submitTransaction = (
  core: Core,
  account: Account,
  transaction: Record<string, Json>,
  options: { allowRevert?: boolean } = {},
): Promise<Hex> =>
  inTurn(core, account, (chainId) => submitNow(core, account, transaction, { ...options, chainId }))

/** Sends a transaction without waiting for others. Call it in a task of `inTurn`. */
export async function submitNow(
  core: Core,
  account: Account,
  transaction: Record<string, Json>,
  { allowRevert = false, chainId }: { allowRevert?: boolean; chainId: number },
): Promise<Hex> {
  const { gas, gasLimit = gas, ...rest } = transaction
  const request = {
    ...rest,
    from: account.address,
    chainId: toHex(chainId),
    ...(gasLimit === undefined ? {} : { gas: gasLimit }),
  }
  const node = (method: string, asked: Json) => core.node(method, [asked], { chainId })
  const gasOfRevert = gasIfReverting(allowRevert)
  const withoutKey = getOrCreateMemory(core, 'accounts without key', () => new Set<string>())
  const key = keyOf(account, chainId)
  if (!withoutKey.has(key)) {
    // Anvil sends a transaction that reverts if it signs itself (harness/discoveries/anvil-reverting-send.md). A
    // transaction without data is treated as a plain transfer.
    const estimated =
      gasLimit === undefined && carriesData(request)
        ? await node('eth_estimateGas', request).then(withReserve, gasOfRevert)
        : {}
    try {
      return (await node('eth_sendTransaction', { ...request, ...estimated })) as Hex
    } catch (error) {
      if (!isUnknownSigner(error)) throw error
      withoutKey.add(key)
    }
  }
  const { tx } = (await node('eth_fillTransaction', request).catch((error: unknown) =>
    node('eth_fillTransaction', { ...request, ...gasOfRevert(error) }),
  )) as { tx: Json }
  const raw = await requireSigner(core).transaction(account, tx)
  return (await node('eth_sendRawTransaction', raw)) as Hex
}

const carriesData = ({ to, data, input = data }: Record<string, Json>): boolean =>
  to === undefined || to === null || (typeof input === 'string' && input !== '0x')

/** Returns one and a half times the gas estimate, as MetaMask does, because the state may change. */
export const withReserve = (estimate: Json): { gas?: Json } =>
  isQuantity(estimate) ? { gas: toHex(Math.ceil(Number(estimate) * 1.5)) } : {}

/** Whether the node has no key of the account (messages of Anvil and Geth) or signs no transactions. */
const isUnknownSigner = (error: unknown): boolean =>
  isFailure(error) &&
  (error.kind === 'unsupported' ||
    (error.kind === 'node' &&
      /no signer available|unknown account/i.test(error.about.why ?? error.message)))

/** Returns a handler for the error of a gas estimate, which returns enough gas to revert with `allowRevert`. */
export const gasIfReverting =
  (allowRevert = false) =>
  (error: unknown): { gas: Json } => {
    if (allowRevert && wouldRevert(error)) return { gas: toHex(gasOfReverting) }
    throw error
  }

/** Gas limit of a transaction that reverts. It is less than the limit of EIP-7825 for one transaction (2^24). */
const gasOfReverting = 15_000_000

/** Whether the transaction would revert: by Geth's code 3, or by the word "revert". */
const wouldRevert = (error: unknown): boolean =>
  isFailure(error) &&
  error.kind === 'node' &&
  (error.about.code === 3 || /revert/i.test(error.about.why ?? error.message))

/** Runs the task after the earlier tasks of this account on this chain. A failed task does not stop the next one. */
export function inTurn<T>(
  core: Core,
  account: Account,
  task: (chainId: number) => Promise<T>,
): Promise<T> {
  const chainId = core.store.chainId()
  const key = keyOf(account, chainId)
  const queues = getOrCreateMemory(core, 'sends', () => new Map<string, Promise<unknown>>())
  const turn = (queues.get(key) ?? Promise.resolve()).then(() => task(chainId))
  queues.set(
    key,
    turn.catch(() => {}),
  )
  return turn
}

const keyOf = ({ address }: Account, chainId: number): string =>
  `${address}:${chainId}`.toLowerCase()
