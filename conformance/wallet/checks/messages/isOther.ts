import type { Seen } from '../../../core/seen.ts'

/** Whether a message is of another type than a subscription. EIP-1193 leaves open which others there are. */
export function isOther(value: Seen | undefined): boolean {
  const { type } = (value ?? {}) as { type?: Seen }
  return typeof type === 'string' && type !== 'eth_subscription'
}
