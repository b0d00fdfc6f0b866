import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { ask } from '../../steps.ts'

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

export default check('robust.protoPollution', {
  script: names.flatMap((name) => ask(name, name)),
  judge: all(...names.map((name) => refusal(name, { not: [4001, 4900, 4901, 4902] }))),
})
