import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection, all } from '../../judges.ts'
import { ask } from '../../steps.ts'

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

export default defineCheck({
  id: 'robust.protoPollution',
  title: 'Rejects methods that are named like members of Object.prototype',
  group: 'O. Robustness',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Adversarial Behavior',
  stimulus: 'method "__proto__"/"constructor"',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

  script: names.flatMap((name) => ask(name, name)),
  judge: all(...names.map((name) => rejection(name, { not: [4001, 4900, 4901, 4902] }))),
})
