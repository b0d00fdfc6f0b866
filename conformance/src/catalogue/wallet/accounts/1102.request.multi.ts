import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import type { Transcript } from '../../../engine/transcript.ts'
import { result } from '../judges.ts'
import { actArgs } from '../read.ts'
import { sameAddresses } from '../shapes.ts'
import { connect } from '../steps.ts'

export default check('1102.request.multi', {
  feature: 'multiple-accounts',
  script: connect(1, 0),
  judge: result(
    'connect',
    (value, transcript) => sameAddresses(value, chosen(transcript)),
    'both chosen accounts, the selected one first',
  ),
})

const chosen = (transcript: Transcript) =>
  (actArgs(transcript, 'approve')[0] as { accounts: Seen }).accounts
