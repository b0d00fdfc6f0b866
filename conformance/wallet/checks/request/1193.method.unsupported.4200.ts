import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.method.unsupported.4200',
  title: 'Rejects an unsupported method with code 4200',
  level: 'SHOULD',
  spec: '1193 §Supported RPC Methods: SHOULD be 4200',
  stimulus: 'foo_notAMethod',
  expected: 'code 4200 (accept -32601 as WARN)',
  note: 'Rabby answers -32601 (rpcFlow), MetaMask mobile -32601 (#3035); Rainbow an Error without code',

  follows: ['1193.method.unsupported.rejects'],
  script: ask('unknown', 'foo_notAMethod'),
  judge: rejection('unknown', { code: [4200], tolerated: [-32601] }),
})
