import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { settles } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineRobustnessCheck({
  id: 'robust.hugeParams',
  title: 'Settles a request with a parameter of one million characters',
  level: 'SHOULD',
  spec: '1193 §Security: validate all data',
  stimulus: '1 MB string param',
  expected: 'settles (error ok)',

  script: ask('huge', 'eth_getBalance', [{ $: 'text', length: 1_000_000 }, 'latest']),
  judge: settles('huge'),
})
