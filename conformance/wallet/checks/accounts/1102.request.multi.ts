import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { result, sameAddresses } from '../../judges.ts'
import { chosenAccounts } from '../../readTranscript.ts'
import { connect, need } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.request.multi',
  title: 'Returns all approved accounts with the selected account first',
  level: 'MUST',
  spec: '1102 §RESOLVE',
  stimulus: 'approve two accounts',
  expected: 'both, selected first',
  action: 'approve',
  note: 'single-account wallets: not applicable',

  feature: 'multiple-accounts',
  // Without a prompt, the user cannot choose the accounts.
  script: [...connect(1, 0), need({ prompted: 'connect' }, '1102.request.prompts')],
  judge: result(
    'connect',
    (value, transcript) => sameAddresses(value, chosenAccounts(transcript)),
    (transcript) =>
      `both chosen accounts, the selected one first, ${formatValue(chosenAccounts(transcript))}`,
  ),
})
