import { answer, fence, repeat } from '../../steps.ts'

/**
 * Steps that wait until a batch is settled, because a wallet may answer before it sends the transactions. They
 * repeat the request for the status while it is 100 (pending). The fence waits for wallets whose status cannot be
 * read.
 */
export const untilSettled = [
  repeat('status', 'wallet_getCallsStatus', [answer('send', 'id')], ['status'], 100),
  fence,
]
