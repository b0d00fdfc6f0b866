import { check } from '../../../core/check.ts'
import { result, all } from '../../judges.ts'
import { signedBy, recover } from '../../onChain.ts'
import { typedData, typedHash } from '../../params.ts'
import { isHex } from '../../shapes.ts'
import { answer, approve, connect } from '../../steps.ts'

/** Requests a signature of the second account, to detect a wallet that always signs with its first one. */
export default check('712.sign.recovers', {
  feature: 'eip-712',
  script: [
    ...connect(1),
    ...approve('sign', 'eth_signTypedData_v4', [answer('connect', '0'), typedData.text]),
    recover('signer', typedHash, 'sign'),
  ],
  judge: all(result('sign', isHex, 'a signature in hex'), signedBy('signer')),
})
