import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { all, isHex, result } from '../../judges.ts'
import { recoverSigner, signedByAccount } from '../../recoverAndJudgeSigner.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

/**
 * Requests a signature of the second account, to detect a wallet that always signs with its first one. The node
 * recovers the signer with `ecrecover`, the precompiled contract at address 1.
 */
export default definePersonalSignCheck({
  id: '191.personalSign.recovers',
  title: 'Returns a personal_sign signature that recovers to the requested account',
  level: 'MUST',
  spec: '191 version 0x45: "\\x19Ethereum Signed Message:\\n"+len',
  stimulus: 'personal_sign [hex,addr], approve',
  expected: 'signature recovers to addr',
  action: 'approve',

  script: [
    ...connect(1),
    ...approve('sign', 'personal_sign', [message.hex, connectedAccount]),
    recoverSigner('signer', message.hash, 'sign'),
  ],
  judge: all(result('sign', isHex, 'a signature in hex'), signedByAccount('signer')),
})
