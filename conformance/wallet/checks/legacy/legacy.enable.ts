import { defineLegacyCheck } from '../groups.ts'
import { isAddresses, result } from '../../judges.ts'
import { call, prompt, settle } from '../../steps.ts'

export default defineLegacyCheck({
  id: 'legacy.enable',
  title: 'Returns the accounts from enable()',
  level: 'MAY',
  spec: '1102 §Provider#enable (deprecated)',
  stimulus: 'provider.enable(), approve',
  expected: 'array of accounts',
  action: 'approve',
  note: 'used by the app only where request is missing',

  script: [
    call('enable', 'enable', []),
    prompt('enable'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('enable'),
  ],
  judge: result('enable', isAddresses, 'the accounts'),
})
