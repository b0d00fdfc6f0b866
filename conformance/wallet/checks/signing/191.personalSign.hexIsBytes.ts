import { check } from '../../../core/check.ts'
import { result, all } from '../../judges.ts'
import { signedBy, recover } from '../../onChain.ts'
import { message } from '../../params.ts'
import { isHex } from '../../shapes.ts'
import { answer, approve, connect } from '../../steps.ts'

/** A signature of the text "0xdeadbeef" would recover to another address. */
export default check('191.personalSign.hexIsBytes', {
  feature: 'personal-sign',
  script: [
    ...connect(),
    ...approve('sign', 'personal_sign', ['0xdeadbeef', answer('connect', '0')]),
    recover('signer', message.hashOfFourBytes, 'sign'),
  ],
  judge: all(result('sign', isHex, 'a signature in hex'), signedBy('signer')),
})
