import { defineCheck } from '../../../core/defineCheck.ts'
import { settles } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: 'robust.hugeParams',
  title: 'Settles a request with a parameter of one million characters',
  group: 'O. Robustness',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Security: validate all data',
  stimulus: '1 MB string param',
  expected: 'settles (error ok)',
  action: 'none',
  auto: 'N P X',

  script: ask('huge', 'eth_getBalance', [{ $: 'text', length: 1_000_000 }, 'latest']),
  judge: settles('huge'),
})
