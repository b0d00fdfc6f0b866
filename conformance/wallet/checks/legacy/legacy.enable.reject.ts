import { defineLegacyCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { call, need, prompt, settle, user } from '../../steps.ts'

export default defineLegacyCheck({
  id: 'legacy.enable.reject',
  title: 'Rejects a declined enable() with code 4001',
  level: 'MAY',
  spec: '1102: rejected with an Error',
  stimulus: 'reject',
  expected: 'rejects 4001',
  action: 'reject',

  script: [
    call('enable', 'enable', []),
    prompt('enable'),
    need({ prompted: 'enable' }, 'legacy.enable'),
    user('reject'),
    settle('enable'),
  ],
  judge: rejection('enable', { code: [4001] }),
})
