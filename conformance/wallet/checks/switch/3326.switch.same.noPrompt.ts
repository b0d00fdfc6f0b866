import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { prompts } from '../../judges.ts'
import { homeChain } from '../../requestParams.ts'
import { approveSwitch, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.same.noPrompt',
  title: 'Does not open a prompt for a switch to the current chain',
  level: 'MAY',
  spec: '3326',
  stimulus: 'switch to current',
  expected: 'no prompt',
  auto: 'N X',

  script: [...connect(), ...approveSwitch(homeChain)],
  judge: prompts('switch', (open) => open === 0, 'no prompt'),
})
