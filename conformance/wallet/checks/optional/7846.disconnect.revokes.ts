import { check } from '../../../core/check.ts'
import { result, all } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask, connect } from '../../steps.ts'

export default check('7846.disconnect.revokes', {
  feature: 'eip-7846',
  script: [
    ...connect(),
    ...ask('disconnect', 'wallet_disconnect'),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: all(
    result('disconnect'),
    result('accounts', (value) => isList(value) && value.length === 0, 'no accounts'),
  ),
})
