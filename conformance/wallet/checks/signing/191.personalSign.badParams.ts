import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'

export default definePersonalSignCheck({
  id: '191.personalSign.badParams',
  title: 'Rejects personal_sign with missing or numeric params',
  level: 'MUST',
  spec: '1474 -32602',
  stimulus: 'params [] / [1,2]',
  expected: 'rejects',

  ...expectRejections(
    'personal_sign',
    { none: [], numbers: [1, 2] },
    { not: [4001, 4900, 4901, 4902], inForm: 'warn' },
  ),
})
