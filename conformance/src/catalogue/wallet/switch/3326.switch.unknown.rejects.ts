import { check } from '../../../engine/check.ts'
import { refusal } from '../judges.ts'
import { nowhere, approve, connect } from '../steps.ts'

export default check('3326.switch.unknown.rejects', {
  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: nowhere }]),
  ],
  judge: refusal('switch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
