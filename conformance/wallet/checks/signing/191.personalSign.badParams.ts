import { defineSigningCheck } from '../groups.ts'
import { all, rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineSigningCheck({
  id: '191.personalSign.badParams',
  title: 'Rejects personal_sign with missing or numeric params',
  level: 'MUST',
  spec: '1474 -32602',
  stimulus: 'params [] / [1,2]',
  expected: 'rejects',

  feature: 'personal-sign',
  script: [
    ...connect(),
    ...approve('none', 'personal_sign', []),
    ...approve('numbers', 'personal_sign', [1, 2]),
  ],
  judge: all(
    ...['none', 'numbers'].map((id) =>
      rejection(id, { not: [4001, 4900, 4901, 4902], inForm: 'warn' }),
    ),
  ),
})
