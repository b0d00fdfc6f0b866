import { defineAddCheck } from '../groups.ts'
import { rejection, unrelatedCodes } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.badParams',
  title: 'Rejects a chain addition with empty params',
  level: 'MUST',
  spec: '3085 §Parameters',
  stimulus: 'params []',
  expected: 'rejects',

  script: [...connect(), ...approve('add', 'wallet_addEthereumChain', [])],
  judge: rejection('add', { not: unrelatedCodes }),
})
