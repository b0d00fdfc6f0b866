import { check } from '../../../core/check.ts'
import { failingCalls, fault } from '../../failing.ts'
import { all } from '../../judges.ts'

export default check('1193.error.noStackLeak', {
  script: failingCalls,
  judge: all(
    ...['unknown', 'noMethod', 'node', 'connect'].map((id) =>
      fault(
        id,
        ({ message, data }) => !leak.test(JSON.stringify([message, data])),
        'neither a file path nor a stack in message or data',
      ),
    ),
  ),
})

const leak =
  /(chrome|moz|safari-web)-extension:\/\/|file:\/\/\/|\bat [^"]{1,80}:\d+:\d+|node:internal/
