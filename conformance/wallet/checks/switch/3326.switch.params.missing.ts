import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'

export default defineSwitchCheck({
  id: '3326.switch.params.missing',
  title: 'Rejects a switch without a chain id',
  level: 'MUST',
  spec: '3326 §Parameters',
  stimulus: 'params [] / [{}] / [null]',
  expected: 'rejects',

  ...expectRejections('wallet_switchEthereumChain', { none: [], empty: [{}], null: [null] }),
})
