import { check } from '../../../core/check.ts'
import { result, all } from '../../judges.ts'
import { signedBy, recover } from '../../onChain.ts'
import { typedData, typedHash } from '../../params.ts'
import { isHex } from '../../shapes.ts'
import { answer, approve, connect } from '../../steps.ts'

export default check('712.sign.objectParam', {
  feature: 'eip-712',
  script: [
    ...connect(),
    ...approve('sign', 'eth_signTypedData_v4', [answer('connect', '0'), typedData.object]),
    recover('signer', typedHash, 'sign'),
  ],
  judge: all(result('sign', isHex, 'a signature in hex'), signedBy('signer')),
})
