import { defineTypedDataCheck } from '../defineCheckOfGroup.ts'
import { all, isHex, result } from '../../judges.ts'
import { recoverSigner, signedByAccount } from '../../recoverAndJudgeSigner.ts'
import { connectedAccount, typedData, typedDataHash } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineTypedDataCheck({
  id: '712.sign.objectParam',
  title: 'Signs typed data that is passed as an object',
  level: 'SHOULD',
  spec: '712 §Parameters: TypedData is a JSON object',
  stimulus: 'pass an object, not a string',
  expected: 'recovers',
  action: 'approve',

  script: [
    ...connect(),
    ...approve('sign', 'eth_signTypedData_v4', [connectedAccount, typedData.object]),
    recoverSigner('signer', typedDataHash, 'sign'),
  ],
  judge: all(result('sign', isHex, 'a signature in hex'), signedByAccount('signer')),
})
