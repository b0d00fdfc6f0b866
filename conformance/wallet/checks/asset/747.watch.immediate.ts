import { defineCheck } from '../../../core/defineCheck.ts'
import { result, settles, all } from '../../judges.ts'
import { token } from '../../requestParams.ts'
import { ask, connect } from '../../steps.ts'

/** The user does not answer the prompt, so a wallet that waits for the user fails. */
export default defineCheck({
  id: '747.watch.immediate',
  title: 'Returns true from wallet_watchAsset before the user responds',
  group: 'N. Watch asset — EIP-747',
  level: 'MUST',
  basis: 'spec',
  spec: '747: MUST return immediately, before prompting',
  stimulus: 'do not touch the prompt',
  expected: 'true within 1 s',
  action: 'none',
  auto: 'N P X',
  note: 'Rainbow and Rabby wait for the user (source): expect WARN nearly everywhere',

  feature: 'eip-747',
  script: [...connect(), ...ask('watch', 'wallet_watchAsset', token())],
  judge: all(
    settles('watch'),
    result('watch', (value) => value === true, 'true'),
  ),
})
