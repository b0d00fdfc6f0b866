import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isAddresses } from '../../shapes.ts'
import { connect } from '../../steps.ts'

export default check('1102.accounts.format', {
  script: connect(),
  judge: result('connect', isAddresses, 'addresses, each 0x and 40 hex digits'),
})
