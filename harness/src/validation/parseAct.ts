import * as v from 'valibot'
import type { Act } from '../wallet/types.ts'
import { parseOrThrow } from './parseOrThrow.ts'
import { address, capabilities, chainId, errorShape, rejectionCode } from './fieldSchemas.ts'

const event = v.optional(v.boolean())
const prompt = v.optional(v.number())

const schema = v.variant('type', [
  v.strictObject({
    type: v.literal('approve'),
    prompt,
    accounts: v.optional(v.array(address)),
  }),
  v.strictObject({
    type: v.literal('reject'),
    prompt,
    code: v.optional(rejectionCode),
    message: v.optional(v.string()),
  }),
  v.strictObject({ type: v.literal('dismiss'), prompt }),
  v.strictObject({ type: v.literal('selectAccounts'), accounts: v.array(address), event }),
  v.strictObject({ type: v.literal('switchChain'), chainId, event }),
  v.strictObject({ type: v.picklist(['wipeAccounts', 'lock', 'unlock']), event }),
  v.strictObject({ type: v.literal('setCapabilities'), ...capabilities }),
  v.strictObject({ type: v.picklist(['revoke', 'refresh', 'restore', 'networkUp', 'vanish']) }),
  v.strictObject({
    type: v.literal('drop'),
    error: v.optional(errorShape),
    argument: v.optional(v.literal('none')),
  }),
  v.strictObject({ type: v.literal('networkDown'), chainId: v.optional(chainId) }),
  v.strictObject({
    type: v.literal('emit'),
    event: v.string(),
    args: v.array(v.looseObject({ $: v.string() }, 'expected a value that `encode` returns')),
  }),
])

export const parseAct = (act: Act): Act => {
  if (act?.type === 'setCapabilities' && '0' in act)
    throw new TypeError(
      "setCapabilities takes one entry, not a list, such as { chainId: 56, atomic: 'supported' }.",
    )
  parseOrThrow(schema, act, 'This is not an act')
  return act
}
