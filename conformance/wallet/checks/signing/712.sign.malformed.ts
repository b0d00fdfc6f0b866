import { defineSigningCheck } from '../groups.ts'
import { all, rejection, unrelatedCodes } from '../../judges.ts'
import { typedData } from '../../requestParams.ts'
import { answer, approve, connect } from '../../steps.ts'

export default defineSigningCheck({
  id: '712.sign.malformed',
  title: 'Rejects typed data that is not JSON or lacks a primary type',
  level: 'MUST',
  spec: '712 §Parameters schema required fields',
  stimulus: 'missing primaryType / not JSON',
  expected: 'rejects',

  feature: 'eip-712',
  script: [
    ...connect(),
    ...approve('type', 'eth_signTypedData_v4', [answer('connect', '0'), typedData.untyped]),
    ...approve('text', 'eth_signTypedData_v4', [answer('connect', '0'), 'not JSON']),
  ],
  judge: all(
    ...['type', 'text'].map((id) => rejection(id, { not: unrelatedCodes, inForm: 'warn' })),
  ),
})
