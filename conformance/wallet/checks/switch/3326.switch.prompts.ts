import { check } from '../../../core/check.ts'
import { prompts } from '../../judges.ts'
import { other, approve, connect } from '../../steps.ts'

export default check('3326.switch.prompts', {
  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }])],
  judge: prompts('switch', (open) => open >= 1, 'a prompt'),
})
