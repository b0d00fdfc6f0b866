import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isHex } from '../../valuePredicates.ts'
import { account, ask } from '../../steps.ts'

export default defineCheck({
  id: '1193.request.paramsArray',
  title: 'Accepts params as an array',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request: MUST accept params by value',
  stimulus: 'eth_getBalance [addr,latest]',
  expected: 'resolves hex',
  action: 'none',
  auto: 'N P X',

  script: ask('balance', 'eth_getBalance', [account(0), 'latest']),
  judge: result('balance', isHex, 'a balance in hex'),
})
