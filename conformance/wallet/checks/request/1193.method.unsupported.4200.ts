import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default check('1193.method.unsupported.4200', {
  follows: ['1193.method.unsupported.rejects'],
  script: ask('unknown', 'foo_notAMethod'),
  judge: refusal('unknown', { code: [4200], tolerated: [-32601] }),
})
