import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { call, settle, prompt, user, need } from '../../steps.ts'

export default defineCheck({
  id: 'legacy.enable.reject',
  title: 'Rejects a declined enable() with code 4001',
  group: 'R. Legacy API (informative)',
  level: 'MAY',
  basis: 'spec',
  spec: '1102: rejected with an Error',
  stimulus: 'reject',
  expected: 'rejects 4001',
  action: 'reject',
  auto: 'N P X',

  script: [
    call('enable', 'enable', []),
    prompt('enable'),
    need({ prompted: 'enable' }, 'legacy.enable'),
    user('reject'),
    settle('enable'),
  ],
  judge: rejection('enable', { code: [4001] }),
})
