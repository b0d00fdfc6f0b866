import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { call, settle, prompt, user, need } from '../../steps.ts'

export default check('legacy.enable.reject', {
  script: [
    call('enable', 'enable', []),
    prompt('enable'),
    need({ prompted: 'enable' }, 'legacy.enable'),
    user('reject'),
    settle('enable'),
  ],
  judge: refusal('enable', { code: [4001] }),
})
