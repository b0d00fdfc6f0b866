import { defineCheck } from '../../../core/defineCheck.ts'
import { failingCalls } from '../../failingCalls.ts'
import { ifRejected } from '../../ifRejected.ts'
import { all } from '../../judges.ts'

export default defineCheck({
  id: '1193.error.code.integer',
  title: 'Rejects with an integer code',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §RPC Errors: code MUST be an integer number',
  stimulus: 'any failing call',
  expected: 'Number.isInteger(code)',
  action: 'none',
  auto: 'N P X',
  note: 'Rainbow (provider 0.x) throws code-less Errors; Binance W3W drops the code of node errors',

  script: failingCalls,
  judge: all(
    ...['unknown', 'noMethod', 'node', 'connect'].map((id) =>
      ifRejected(id, ({ code }) => Number.isInteger(code), 'an integer as code'),
    ),
  ),
})
