import type { Transcript } from '../../../core/transcript.ts'
import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { blocked, rejection, unrelatedCodes } from '../../judges.ts'
import { errorOf, openPrompts } from '../../readTranscript.ts'
import { approve, rejectIfPrompted } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.request.badParams',
  title: 'Rejects a permission request with empty params without a prompt',
  level: 'MUST',
  spec: '2255 §Parameters: MUST take a single PermissionRequest',
  stimulus: 'params [] ',
  expected: 'rejects',
  action: 'reject',

  script: [
    ...approve('permissions', 'wallet_requestPermissions', []),
    ...rejectIfPrompted('wellFormed', 'wallet_requestPermissions', [{ eth_accounts: {} }]),
  ],
  judge: (transcript) =>
    refusesAnyParams(transcript)
      ? blocked('2255.request.returnsArray', 'The wallet refuses a well-formed request too.')
      : rejection('permissions', { not: unrelatedCodes, silent: true })(transcript),
})

/** Returns whether the wallet itself, and not the user, rejected the well-formed request too. */
function refusesAnyParams(transcript: Transcript): boolean {
  const error = errorOf(transcript, 'wellFormed')
  return error !== undefined && error.code !== 4001 && !openPrompts(transcript, 'wellFormed')
}
