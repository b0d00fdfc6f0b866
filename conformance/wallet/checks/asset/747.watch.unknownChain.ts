import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { token } from '../../params.ts'
import { approve, connect } from '../../steps.ts'

export default check('747.watch.unknownChain', {
  feature: 'eip-747',
  script: [...connect(), ...approve('watch', 'wallet_watchAsset', token({ chainId: 57005 }))],
  judge: refusal('watch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
