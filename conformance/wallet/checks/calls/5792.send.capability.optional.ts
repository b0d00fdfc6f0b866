import { result } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck({
  id: '5792.send.capability.optional',
  title: 'Accepts an unsupported optional capability',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792: optional capability is ignored',
  stimulus: '{foo:{optional:true}}',
  expected: 'resolves',
  action: 'approve',
  auto: 'N P X',

  follows: ['5792.send.returnsId'],
  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ capabilities: { foo: { optional: true } } })]),
  ],
  judge: result('send'),
})
