import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isAddresses } from '../../valuePredicates.ts'
import { connect } from '../../steps.ts'

export default defineCheck({
  id: '1102.accounts.format',
  title: 'Returns accounts as 0x-prefixed strings of 40 hex digits',
  group: 'D. Accounts — EIP-1102',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 accountsChanged string[]; 1474 Data encoding',
  stimulus: 'approve',
  expected: 'each /^0x[0-9a-f]{40}$/i string',
  action: 'approve',
  auto: 'N P X',
  note: 'Rainbow lower-cases (source); others checksum: compare case-insensitively',

  connectsInPrompt: true,
  script: connect(),
  judge: result('connect', isAddresses, 'addresses, each 0x and 40 hex digits'),
})
