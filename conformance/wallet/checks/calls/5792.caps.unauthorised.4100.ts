import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { account, homeChain } from '../../requestParams.ts'
import { ask } from '../../steps.ts'

export default defineCallsCheck({
  id: '5792.caps.unauthorised.4100',
  title: 'Rejects wallet_getCapabilities before consent with code 4100',
  level: 'SHOULD',
  spec: '5792: 4100 if not authorised',
  stimulus: 'before connect',
  expected: '4100',

  script: ask('caps', 'wallet_getCapabilities', [account(0), [homeChain]]),
  judge: rejection('caps', { code: [4100] }),
})
