import { defineAssetCheck } from '../defineCheckOfGroup.ts'
import { all, result, settles } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { ask, connect } from '../../steps.ts'

/** The user does not answer the prompt, so a wallet that waits for the user fails. */
export default defineAssetCheck({
  id: '747.watch.immediate',
  title: 'Returns true from wallet_watchAsset before the user responds',
  level: 'MUST',
  spec: '747: MUST return immediately, before prompting',
  stimulus: 'do not touch the prompt',
  expected: 'true within 1 s',
  note: 'Rainbow and Rabby wait for the user (source): expect WARN nearly everywhere',

  script: [...connect(), ...ask('watch', 'wallet_watchAsset', token())],
  judge: all(
    settles('watch'),
    result('watch', (value) => value === true, 'true'),
  ),
})
