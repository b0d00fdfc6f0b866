import type { SerializedValue } from '../../../core/serialize.ts'

/**
 * Returns whether a message is of another type than a subscription. EIP-1193 does not say which other types
 * exist.
 */
export function isNonSubscription(value: SerializedValue | undefined): boolean {
  const { type } = (value ?? {}) as { type?: SerializedValue }
  return typeof type === 'string' && type !== 'eth_subscription'
}
