import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { all, isHex, result } from '../../judges.ts'
import { recoverSigner, signedByAccount } from '../../recoverAndJudgeSigner.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

/**
 * A wallet that signs the text "0xdeadbeef" instead of the bytes gives a signature that recovers to another
 * address.
 */
export default definePersonalSignCheck({
  id: '191.personalSign.hexIsBytes',
  title: 'Signs a hex message as bytes and not as text',
  level: 'MUST',
  spec: '191 (data are bytes); conv: 0x-hex is decoded',
  stimulus: 'message 0xdeadbeef',
  expected: 'recovers over 4 bytes, not over the text',
  action: 'approve',

  script: [
    ...connect(),
    ...approve('sign', 'personal_sign', ['0xdeadbeef', connectedAccount]),
    recoverSigner('signer', message.hashOfFourBytes, 'sign'),
  ],
  judge: all(result('sign', isHex, 'a signature in hex'), signedByAccount('signer')),
})
