import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection, all } from '../../judges.ts'
import { typedData } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { answer, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '712.sign.malformed',
  title: 'Rejects typed data that is not JSON or lacks a primary type',
  group: 'J. Signing — ERC-191 / EIP-712',
  level: 'MUST',
  basis: 'spec',
  spec: '712 §Parameters schema required fields',
  stimulus: 'missing primaryType / not JSON',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',

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
