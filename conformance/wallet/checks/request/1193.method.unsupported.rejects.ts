import { check } from '../../../core/check.ts'
import { settles, refusal, all } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default check('1193.method.unsupported.rejects', {
  script: ask('unknown', 'foo_notAMethod'),
  judge: all(settles('unknown'), refusal('unknown', { not: [4001, 4900, 4901, 4902] })),
})
