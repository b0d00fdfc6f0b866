import { answer, fence, repeat } from '../steps.ts'

/**
 * Waits until a batch is settled. A wallet may answer before it sends: the status tells when all is on the chain, and the
 * fence where it cannot be asked.
 */
export const untilSettled = [
  repeat('status', 'wallet_getCallsStatus', [answer('send', 'id')], ['status'], 100),
  fence,
]
