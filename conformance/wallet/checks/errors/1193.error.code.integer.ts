import { check } from '../../../core/check.ts'
import { failingCalls, fault } from '../../failing.ts'
import { all } from '../../judges.ts'

export default check('1193.error.code.integer', {
  script: failingCalls,
  judge: all(
    ...['unknown', 'noMethod', 'node', 'connect'].map((id) =>
      fault(id, ({ code }) => Number.isInteger(code), 'an integer as code'),
    ),
  ),
})
