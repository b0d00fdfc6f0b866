import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default check('191.personalSign.badParams', {
  feature: 'personal-sign',
  script: [
    ...connect(),
    ...approve('none', 'personal_sign', []),
    ...approve('numbers', 'personal_sign', [1, 2]),
  ],
  judge: all(...['none', 'numbers'].map((id) => refusal(id, { not: [4001, 4900, 4901, 4902] }))),
})
