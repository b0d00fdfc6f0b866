import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { chosenAccounts } from '../../readTranscript.ts'
import { sameAddresses } from '../../valuePredicates.ts'
import { connect, need } from '../../steps.ts'
import { formatValue } from '../../formatValue.ts'

/** The user selects the second account, to detect a wallet that always returns its first one. */
export default defineCheck({
  id: '1102.request.onlySelected',
  title: 'Returns only the account that the user selects',
  group: 'D. Accounts — EIP-1102',
  level: 'MUST',
  basis: 'spec',
  spec: '1102 Abstract/2255 caveats: expose only what the user chose',
  stimulus: 'approve account #1 only',
  expected: 'only #1 returned',
  action: 'approve',
  auto: 'N P X',

  // Without a prompt, the user cannot choose the account.
  script: [...connect(1), need({ prompted: 'connect' }, '1102.request.prompts')],
  judge: (transcript) => {
    const wanted = chosenAccounts(transcript)
    return result(
      'connect',
      (value) => sameAddresses(value, wanted),
      `the chosen account and no other, ${formatValue(wanted)}`,
    )(transcript)
  },
})
