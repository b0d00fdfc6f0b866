import { check } from '../../../core/check.ts'
import { failingCalls, fault } from '../../failing.ts'
import { all } from '../../judges.ts'

export default check('1193.error.message.string', {
  script: failingCalls,
  judge: all(
    ...['unknown', 'noMethod', 'node', 'connect'].map((id) =>
      fault(id, ({ message }) => typeof message === 'string' && message.trim() !== '', 'a message'),
    ),
  ),
})
