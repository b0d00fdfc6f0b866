import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { isAddresses, result } from '../../judges.ts'
import { connect } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.accounts.format',
  title: 'Returns accounts as 0x-prefixed strings of 40 hex digits',
  level: 'MUST',
  spec: '1193 accountsChanged string[]; 1474 Data encoding',
  stimulus: 'approve',
  expected: 'each /^0x[0-9a-f]{40}$/i string',
  action: 'approve',
  note: 'Rainbow lower-cases (source); others checksum: compare case-insensitively',

  connectsInPrompt: true,
  script: connect(),
  judge: result('connect', isAddresses, 'addresses, each 0x and 40 hex digits'),
})
