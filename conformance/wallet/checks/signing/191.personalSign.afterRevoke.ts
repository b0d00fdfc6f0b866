import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { approveBoth, connect, user } from '../../steps.ts'

export default definePersonalSignCheck({
  id: '191.personalSign.afterRevoke',
  title: 'Rejects personal_sign after the user revokes the permission',
  level: 'MUST',
  spec: '1193 §4100, 2255: restricted without a permission',
  stimulus: 'connect, the user revokes, sign',
  expected: 'rejects (4100)',
  action: 'revoke',

  follows: ['191.personalSign.unauthorised'],
  script: [
    ...connect(),
    user('revoke'),
    ...approveBoth('sign', 'personal_sign', [message.hex, connectedAccount]),
  ],
  judge: rejection('sign', { not: [4001, 4900, 4901, 4902], inForm: 'warn' }),
})
