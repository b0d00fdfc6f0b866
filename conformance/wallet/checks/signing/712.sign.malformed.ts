import { defineTypedDataCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { unrelatedCodes } from '../../judges.ts'
import { connectedAccount, typedData } from '../../requestParams.ts'

export default defineTypedDataCheck({
  id: '712.sign.malformed',
  title: 'Rejects typed data that is not JSON or lacks a primary type',
  level: 'MUST',
  spec: '712 §Parameters schema required fields',
  stimulus: 'missing primaryType / not JSON',
  expected: 'rejects',

  ...expectRejections(
    'eth_signTypedData_v4',
    { type: [connectedAccount, typedData.untyped], text: [connectedAccount, 'not JSON'] },
    { not: unrelatedCodes, inForm: 'warn' },
  ),
})
