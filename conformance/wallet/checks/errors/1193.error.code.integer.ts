import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { eachError, failingCalls } from '../../failingCalls.ts'

export default defineErrorsCheck({
  id: '1193.error.code.integer',
  title: 'Rejects with an integer code',
  level: 'MUST',
  spec: '1193 §RPC Errors: code MUST be an integer number',
  stimulus: 'any failing call',
  expected: 'Number.isInteger(code)',
  note: 'Rainbow (provider 0.x) throws code-less Errors; Binance W3W drops the code of node errors',

  script: failingCalls,
  judge: eachError(({ code }) => Number.isInteger(code), 'an integer as code'),
})
