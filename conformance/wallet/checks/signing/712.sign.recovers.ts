import { defineTypedDataCheck } from '../defineCheckOfGroup.ts'
import { all, isHex, result } from '../../judges.ts'
import { recoverSigner, signedByAccount } from '../../recoverAndJudgeSigner.ts'
import { connectedAccount, typedData, typedDataHash } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

/** Requests a signature of the second account, to detect a wallet that always signs with its first one. */
export default defineTypedDataCheck({
  id: '712.sign.recovers',
  title: 'Returns a typed data signature that recovers to the requested account',
  level: 'MUST',
  spec: '712 §eth_signTypedData',
  stimulus: 'eth_signTypedData_v4 JSON string, approve',
  expected: 'recovers to addr',
  action: 'approve',

  script: [
    ...connect(1),
    ...approve('sign', 'eth_signTypedData_v4', [connectedAccount, typedData.text]),
    recoverSigner('signer', typedDataHash, 'sign'),
  ],
  judge: all(result('sign', isHex, 'a signature in hex'), signedByAccount('signer')),
})
