import { type Call, listOf } from '../call.ts'
import type { Core } from '../core.ts'
import { Failure } from '../failures.ts'
import { isAddress, isBytes, isQuantity, toHex } from '../hex.ts'
import type { Account, Hex, Json } from '../types.ts'
import { authorised, signerOf } from './personalSign.ts'

/** `eth_sendTransaction` (EIP-1474): everything is looked at before the person is asked. */
export const sendTransaction = (call: Call, core: Core): Promise<Hex> => {
  const [asked] = listOf(call)
  const refuse = (why: string) => core.fail('invalidParams', { method: call.method, why })
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    throw refuse('expected [transaction]')
  const transaction = asked as Record<string, unknown>
  const why = wrong(transaction, core.store.chainId())
  if (why !== undefined) throw refuse(why)
  const account = authorised(call, core, transaction['from'] as string)
  return core.ask(call, {
    kind: 'send',
    apply: () => send(core, account, transaction as Record<string, Json>),
  })
}

/**
 * Sends, one after the other per account: a node loses concurrent sends of one nonce. An account
 * that the node holds itself, as a local one does its own, takes one call; of others the wallet
 * fills, signs and sends the raw form.
 */
export const send = (
  core: Core,
  account: Account,
  transaction: Record<string, Json>,
): Promise<Hex> => {
  const chainId = core.store.chainId()
  const key = `${account.address}:${chainId}`.toLowerCase()
  return inTurn(core, key, async () => {
    const { gas, gasLimit = gas, ...rest } = transaction
    const request = {
      ...rest,
      from: account.address,
      chainId: toHex(chainId),
      ...(gasLimit === undefined ? {} : { gas: gasLimit }),
    }
    const strangers = remembered(core, 'strangers', () => new Set<string>())
    if (!strangers.has(key))
      try {
        return (await core.node('eth_sendTransaction', [request], { chainId })) as Hex
      } catch (error) {
        if (!isStranger(error)) throw error
        strangers.add(key)
      }
    const filled = await core.node('eth_fillTransaction', [request], { chainId })
    const { tx } = filled as { tx: Json }
    const raw = await signerOf(core).transaction(account, tx)
    return (await core.node('eth_sendRawTransaction', [raw], { chainId })) as Hex
  })
}

/** The node has no key of the account (Anvil's words, Geth's), or signs for nobody at all. */
const isStranger = (error: unknown): boolean =>
  error instanceof Failure &&
  (error.kind === 'unsupported' ||
    (error.kind === 'node' &&
      /no signer available|unknown account/i.test(error.about.why ?? error.message)))

/** Runs one task after another for each key; a failure does not stop those that wait. */
function inTurn<T>(core: Core, key: string, task: () => Promise<T>): Promise<T> {
  const queues = remembered(core, 'sends', () => new Map<string, Promise<unknown>>())
  const turn = (queues.get(key) ?? Promise.resolve()).then(task)
  queues.set(
    key,
    turn.catch(() => {}),
  )
  return turn
}

function remembered<T>(core: Core, name: string, make: () => T): T {
  const known = (core.memory.get(name) ?? make()) as T
  core.memory.set(name, known)
  return known
}

/** What is wrong with a transaction, in a few words. */
export function wrong(transaction: Record<string, unknown>, chainId: number): string | undefined {
  const { from, to, data, input = data } = transaction
  if (!isAddress(from)) return '"from" must be an address'
  if (to !== undefined && to !== null && !isAddress(to)) return '"to" must be an address'
  if (input !== undefined && input !== null && !isBytes(input)) return '"data" must be hex bytes'
  if ((to === undefined || to === null) && (input === undefined || input === '0x'))
    return 'a transaction needs "to" or "data"'
  for (const name of [
    'value',
    'gas',
    'gasLimit',
    'gasPrice',
    'maxFeePerGas',
    'maxPriorityFeePerGas',
    'nonce',
    'chainId',
  ])
    if (
      transaction[name] !== undefined &&
      transaction[name] !== null &&
      !isQuantity(transaction[name])
    )
      return `"${name}" must be a 0x-prefixed hexadecimal string`
  if (isQuantity(transaction['chainId']) && Number(transaction['chainId']) !== chainId)
    return `the transaction is for chain ${transaction['chainId']}, the wallet is on ${toHex(chainId)}`
  return undefined
}
