import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { isAddress, isBytes, isQuantity, toHex } from '../hex.ts'
import { isRecord } from '../isRecord.ts'
import type { Hex, Json } from '../types.ts'
import { requirePermittedAccount } from './requireAccountAndSigner.ts'
import { submitTransaction } from './submitTransaction.ts'

/** `eth_sendTransaction` (EIP-1474): sends a transaction after a prompt. */
export const sendTransaction = (call: Call, core: Core): Promise<Hex> => {
  const [asked] = paramList(call)
  const refuse = (why: string) => refuseParams(call, core, why)
  if (!isRecord(asked)) throw refuse('expected [transaction]')
  const why = transactionProblem(asked, core.store.chainId())
  if (why !== undefined) throw refuse(why)
  const account = requirePermittedAccount(call, core, asked['from'] as string)
  return core.ask(call, {
    kind: 'send',
    apply: () =>
      submitTransaction(core, account, asked as Record<string, Json>, {
        allowRevert: wasApproved(call, core),
      }),
  })
}

/** Whether a rule or a user decides about this request, and not the default `approval` of the wallet. */
export const wasApproved = ({ decision }: Call, core: Core): boolean =>
  decision !== undefined || core.approval === 'prompt'

export function transactionProblem(
  transaction: Record<string, unknown>,
  chainId: number,
): string | undefined {
  const { from, to, data, input = data } = transaction
  if (!isAddress(from)) return '"from" must be an address'
  if (to !== undefined && to !== null && !isAddress(to)) return '"to" must be an address'
  if (input !== undefined && input !== null && !isBytes(input)) return '"data" must be hex bytes'
  if ((to === undefined || to === null) && (input === undefined || input === '0x'))
    return 'a transaction needs "to" or "data"'
  for (const name of quantities)
    if (!isQuantity(transaction[name] ?? '0x0'))
      return `"${name}" must be a 0x-prefixed hexadecimal string`
  if (isQuantity(transaction['chainId']) && Number(transaction['chainId']) !== chainId)
    return `the transaction is for chain ${transaction['chainId']}, the wallet is on ${toHex(chainId)}`
  return undefined
}

const quantities = [
  'value',
  'gas',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'chainId',
]
