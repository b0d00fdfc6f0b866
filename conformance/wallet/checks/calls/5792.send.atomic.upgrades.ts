import { all, result } from '../../judges.ts'
import { batch, connectedAccount, homeChain } from '../../requestParams.ts'
import { approve, repeat } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'
import { askCapabilities, atomicStatus, whereAtomic } from './atomicCapability.ts'

const atomic = [homeChain, 'atomic', 'status']

/**
 * The upgrade reaches the chain together with the batch. Until then a wallet may report the status "ready", so the
 * script repeats the request.
 */
export default defineBatchCheck({
  id: '5792.send.atomic.upgrades',
  title: 'Upgrades a ready account when the user approves an atomic batch',
  level: 'MUST',
  spec: '5792 §sendCalls: MUST upgrade from ready to supported before an atomic batch',
  stimulus: 'atomicRequired on an account that is ready, approve',
  expected: 'the batch is sent, and the account is supported afterwards',
  action: 'approve',

  follows: ['5792.send.returnsId', '5792.caps.atomic.enum'],
  script: [
    ...askCapabilities,
    ...approve('send', 'wallet_sendCalls', [batch({ atomicRequired: true })]),
    repeat('after', 'wallet_getCapabilities', [connectedAccount, [homeChain]], atomic, 'ready'),
  ],
  judge: whereAtomic(
    ['ready'],
    all(
      result('send'),
      result('after', (value) => atomicStatus(value) === 'supported', 'atomic.status: supported'),
    ),
  ),
})
