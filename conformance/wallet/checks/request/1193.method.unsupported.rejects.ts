import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { all, rejection, settles } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.method.unsupported.rejects',
  title: 'Rejects an unsupported method',
  level: 'MUST',
  spec: '1193 §Supported RPC Methods',
  stimulus: 'foo_notAMethod',
  expected: 'rejects, never resolves/hangs',

  script: ask('unknown', 'foo_notAMethod'),
  judge: all(settles('unknown'), rejection('unknown', { not: [4001, 4900, 4901, 4902] })),
})
