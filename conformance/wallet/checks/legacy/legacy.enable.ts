import { defineLegacyCheck } from '../defineCheckOfGroup.ts'
import { isAddresses, result } from '../../judges.ts'
import { approvePrompt, call } from '../../steps.ts'

export default defineLegacyCheck({
  id: 'legacy.enable',
  title: 'Returns the accounts from enable()',
  level: 'MAY',
  spec: '1102 §Provider#enable (deprecated)',
  stimulus: 'provider.enable(), approve',
  expected: 'array of accounts',
  action: 'approve',
  note: 'used by the app only where request is missing',

  script: [call('enable', 'enable', []), ...approvePrompt('enable')],
  judge: result('enable', isAddresses, 'the accounts'),
})
