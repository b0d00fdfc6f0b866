import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { isAddress } from '../hex.ts'
import { isRecord } from '../isRecord.ts'
import { parseTypedData } from '../parseTypedData.ts'
import type { Hex, Json } from '../types.ts'
import { requirePermittedAccount, requireSigner } from './requireAccountAndSigner.ts'

type TypedData = { [key: string]: Json; domain: Record<string, Json> }

/** `eth_signTypedData_v4` (EIP-712): signs `[address, typedData]` after a prompt. The data may be JSON text. */
export const signTypedData = (call: Call, core: Core): Promise<Hex> => {
  const [address, given] = paramList(call)
  const refuse = (why: string) => refuseParams(call, core, why)
  if (!isAddress(address)) throw refuse('expected [address, typedData]')
  const data = parseTypedData(given)
  if (!isTypedData(data)) throw refuse('typed data needs types, primaryType, domain and message')
  const account = requirePermittedAccount(call, core, address)
  const { chainId } = data.domain
  // EIP-712: "The user-agent should refuse signing if it does not match the currently active chain."
  if (chainId !== undefined && chainId !== null && Number(chainId) !== core.store.chainId())
    throw refuse(
      `the domain is of chain ${String(chainId)}, the wallet is on ${core.store.chainId()}`,
    )
  return core.ask(call, { kind: 'sign', apply: () => requireSigner(core).typedData(account, data) })
}

function isTypedData(value: unknown): value is TypedData {
  if (!isRecord(value)) return false
  const { types, primaryType, domain, message } = value
  return (
    isRecord(types) &&
    isRecord(domain) &&
    isRecord(message) &&
    typeof primaryType === 'string' &&
    (primaryType === 'EIP712Domain' || Object.hasOwn(types, primaryType)) &&
    Object.values(types).every((fields) => Array.isArray(fields) && fields.every(isField))
  )
}

const isField = (field: unknown): boolean =>
  isRecord(field) && typeof field['name'] === 'string' && typeof field['type'] === 'string'
