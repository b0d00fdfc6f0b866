import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { all, rejection } from '../../judges.ts'
import { ask } from '../../steps.ts'

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

export default defineRobustnessCheck({
  id: 'robust.protoPollution',
  title: 'Rejects methods that are named like members of Object.prototype',
  level: 'SHOULD',
  spec: '1193 §Adversarial Behavior',
  stimulus: 'method "__proto__"/"constructor"',
  expected: 'rejects',

  script: names.flatMap((name) => ask(name, name)),
  judge: all(...names.map((name) => rejection(name, { not: [4001, 4900, 4901, 4902] }))),
})
