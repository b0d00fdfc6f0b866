import { defineCheck } from '../../../core/defineCheck.ts'
import { settles, rejection, all } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '1193.method.unsupported.rejects',
  title: 'Rejects an unsupported method',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §Supported RPC Methods',
  stimulus: 'foo_notAMethod',
  expected: 'rejects, never resolves/hangs',
  action: 'none',
  auto: 'N P X',

  script: ask('unknown', 'foo_notAMethod'),
  judge: all(settles('unknown'), rejection('unknown', { not: [4001, 4900, 4901, 4902] })),
})
