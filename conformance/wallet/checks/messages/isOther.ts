import type { SerializedValue } from '../../../core/serialize.ts'

/** Whether a message is of another type than a subscription. EIP-1193 leaves open which others there are. */
export function isOther(value: SerializedValue | undefined): boolean {
  const { type } = (value ?? {}) as { type?: SerializedValue }
  return typeof type === 'string' && type !== 'eth_subscription'
}
