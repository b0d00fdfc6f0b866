import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isAddresses } from '../../valuePredicates.ts'
import { call, settle, prompt } from '../../steps.ts'

export default defineCheck({
  id: 'legacy.enable',
  title: 'Returns the accounts from enable()',
  group: 'R. Legacy API (informative)',
  level: 'MAY',
  basis: 'spec',
  spec: '1102 §Provider#enable (deprecated)',
  stimulus: 'provider.enable(), approve',
  expected: 'array of accounts',
  action: 'approve',
  auto: 'N P X',
  note: 'used by the app only where request is missing',

  script: [
    call('enable', 'enable', []),
    prompt('enable'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('enable'),
  ],
  judge: result('enable', isAddresses, 'the accounts'),
})
