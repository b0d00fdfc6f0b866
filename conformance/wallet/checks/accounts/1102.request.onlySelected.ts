import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { result, sameAddresses } from '../../judges.ts'
import { chosenAccounts } from '../../readTranscript.ts'
import { connect, need } from '../../steps.ts'

/** The user selects the second account, to detect a wallet that always returns its first one. */
export default defineAccountsCheck({
  id: '1102.request.onlySelected',
  title: 'Returns only the account that the user selects',
  level: 'MUST',
  spec: '1102 Abstract/2255 caveats: expose only what the user chose',
  stimulus: 'approve account #1 only',
  expected: 'only #1 returned',
  action: 'approve',

  // Without a prompt, the user cannot choose the account.
  script: [...connect(1), need({ prompted: 'connect' }, '1102.request.prompts')],
  judge: result(
    'connect',
    (value, transcript) => sameAddresses(value, chosenAccounts(transcript)),
    (transcript) => `the chosen account and no other, ${formatValue(chosenAccounts(transcript))}`,
  ),
})
