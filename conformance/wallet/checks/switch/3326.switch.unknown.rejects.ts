import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { nowhere, approve, connect } from '../../steps.ts'

// 4901 means that the provider is not connected to the requested chain, which is imprecise but true.
// 3326.switch.unknown.4902 checks that the code is 4902.
export default check('3326.switch.unknown.rejects', {
  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: nowhere }]),
  ],
  judge: refusal('switch', { not: [4001, 4100, 4900, -32002] }),
})
