import { type Call, listOf } from '../call.ts'
import type { Core } from '../core.ts'
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

/** Fills, signs and sends, one after the other per account: a node loses concurrent sends of one nonce. */
export const send = (
  core: Core,
  account: Account,
  transaction: Record<string, Json>,
): Promise<Hex> => {
  const chainId = core.store.chainId()
  return inTurn(core, `${account.address}:${chainId}`.toLowerCase(), async () => {
    const { gas, gasLimit = gas, ...rest } = transaction
    const request = {
      ...rest,
      from: account.address,
      chainId: toHex(chainId),
      ...(gasLimit === undefined ? {} : { gas: gasLimit }),
    }
    const filled = await core.node('eth_fillTransaction', [request], { chainId })
    const { tx } = filled as { tx: Json }
    const raw = await signerOf(core).transaction(account, tx)
    return (await core.node('eth_sendRawTransaction', [raw], { chainId })) as Hex
  })
}

/** Runs one task after another for each key; a failure does not stop those that wait. */
function inTurn<T>(core: Core, key: string, task: () => Promise<T>): Promise<T> {
  const queues = (core.memory.get('sends') ?? new Map()) as Map<string, Promise<unknown>>
  core.memory.set('sends', queues)
  const turn = (queues.get(key) ?? Promise.resolve()).then(task)
  queues.set(
    key,
    turn.catch(() => {}),
  )
  return turn
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
