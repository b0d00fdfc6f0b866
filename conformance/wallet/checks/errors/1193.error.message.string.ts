import { defineCheck } from '../../../core/defineCheck.ts'
import { failingCalls } from '../../failingCalls.ts'
import { ifRejected } from '../../ifRejected.ts'
import { all } from '../../judges.ts'

export default defineCheck({
  id: '1193.error.message.string',
  title: 'Rejects with a non-empty message',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §RPC Errors: message MUST be human-readable string',
  stimulus: 'any failing call',
  expected: 'non-empty string',
  action: 'none',
  auto: 'N P X',
  note: 'Tangem via WalletConnect: {code:0,message:""}',

  script: failingCalls,
  judge: all(
    ...['unknown', 'noMethod', 'node', 'connect'].map((id) =>
      ifRejected(
        id,
        ({ message }) => typeof message === 'string' && message.trim() !== '',
        'a message',
      ),
    ),
  ),
})
