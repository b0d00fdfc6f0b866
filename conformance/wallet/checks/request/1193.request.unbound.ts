import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isAnswer } from '../../valuePredicates.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '1193.request.unbound',
  title: 'Accepts requests when request() is detached from the provider',
  group: 'B. Provider API and request()',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §API (practice: libraries detach request)',
  stimulus: 'const {request}=p; request(...)',
  expected: 'works',
  action: 'none',
  auto: 'N P X',
  note: 'Brave’s native provider threw “Illegal invocation” (rainbowkit#1210)',

  script: ask('chain', 'eth_chainId', undefined, { options: { unbound: true } }),
  judge: result('chain', isAnswer, 'the chain id'),
})
