import { answer, fence, repeat } from '../../steps.ts'

/**
 * Waits until a batch is settled, since a wallet may answer before it sends the transactions. Repeats the
 * request for the status. The fence is for wallets whose status cannot be read.
 */
export const untilSettled = [
  repeat('status', 'wallet_getCallsStatus', [answer('send', 'id')], ['status'], 100),
  fence,
]
