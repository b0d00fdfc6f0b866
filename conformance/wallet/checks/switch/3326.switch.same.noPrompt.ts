import { check } from '../../../core/check.ts'
import { prompts } from '../../judges.ts'
import { home, approve, connect } from '../../steps.ts'

export default check('3326.switch.same.noPrompt', {
  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: home }])],
  judge: prompts('switch', (open) => open === 0, 'no prompt'),
})
