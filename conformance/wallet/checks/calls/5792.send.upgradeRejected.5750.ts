import { rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { rejectIfPrompted } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'
import { askCapabilities, whereAtomic } from './atomicCapability.ts'

/**
 * A wallet that asks about the batch and the upgrade in one prompt may report that the batch was rejected, with
 * 4001.
 */
export default defineBatchCheck({
  id: '5792.send.upgradeRejected.5750',
  title: 'Rejects a declined account upgrade with code 5750 or 4001',
  level: 'SHOULD',
  spec: '5792 error table',
  stimulus: 'atomicRequired on an account that is ready, reject',
  expected: '5750 (or 4001 where one prompt asks about both)',
  action: 'reject',

  follows: ['1193.error.userRejected.4001', '5792.send.reject.4001'],
  script: [
    ...askCapabilities,
    ...rejectIfPrompted('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
  ],
  judge: whereAtomic(['ready'], rejection('send', { code: [5750, 4001] })),
})
