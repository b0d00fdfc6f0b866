import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { eachError, failingCalls } from '../../failingCalls.ts'

export default defineErrorsCheck({
  id: '1193.error.message.string',
  title: 'Rejects with a non-empty message',
  level: 'MUST',
  spec: '1193 §RPC Errors: message MUST be human-readable string',
  stimulus: 'any failing call',
  expected: 'non-empty string',
  note: 'Tangem via WalletConnect: {code:0,message:""}',

  script: failingCalls,
  judge: eachError(
    ({ message }) => typeof message === 'string' && message.trim() !== '',
    'a message',
  ),
})
