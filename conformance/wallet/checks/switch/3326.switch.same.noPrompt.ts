import { defineCheck } from '../../../core/defineCheck.ts'
import { prompts } from '../../judges.ts'
import { homeChain, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.same.noPrompt',
  title: 'Does not open a prompt for a switch to the current chain',
  group: 'G. Chain switch — EIP-3326',
  level: 'MAY',
  basis: 'spec',
  spec: '3326',
  stimulus: 'switch to current',
  expected: 'no prompt',
  action: 'none',
  auto: 'N X',

  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: homeChain }]),
  ],
  judge: prompts('switch', (open) => open === 0, 'no prompt'),
})
