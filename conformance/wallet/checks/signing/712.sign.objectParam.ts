import { defineCheck } from '../../../core/defineCheck.ts'
import { result, all } from '../../judges.ts'
import { recoverSigner } from '../../recoverSigner.ts'
import { signedByAccount } from '../../signedByAccount.ts'
import { typedData, typedDataHash } from '../../requestParams.ts'
import { isHex } from '../../valuePredicates.ts'
import { answer, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '712.sign.objectParam',
  title: 'Signs typed data that is passed as an object',
  group: 'J. Signing — ERC-191 / EIP-712',
  level: 'SHOULD',
  basis: 'spec',
  spec: '712 §Parameters: TypedData is a JSON object',
  stimulus: 'pass an object, not a string',
  expected: 'recovers',
  action: 'approve',
  auto: 'N P X',

  feature: 'eip-712',
  script: [
    ...connect(),
    ...approve('sign', 'eth_signTypedData_v4', [answer('connect', '0'), typedData.object]),
    recoverSigner('signer', typedDataHash, 'sign'),
  ],
  judge: all(result('sign', isHex, 'a signature in hex'), signedByAccount('signer')),
})
