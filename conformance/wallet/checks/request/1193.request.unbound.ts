import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { isAnswer, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.unbound',
  title: 'Accepts requests when request() is detached from the provider',
  level: 'SHOULD',
  spec: '1193 §API (practice: libraries detach request)',
  stimulus: 'const {request}=p; request(...)',
  expected: 'works',
  note: 'Brave’s native provider threw “Illegal invocation” (rainbowkit#1210)',

  script: ask('chain', 'eth_chainId', undefined, { options: { unbound: true } }),
  judge: result('chain', isAnswer, 'the chain id'),
})
