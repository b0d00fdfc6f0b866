import { defineCheck } from '../../../core/defineCheck.ts'
import { failingCalls } from '../../failingCalls.ts'
import { ifRejected } from '../../ifRejected.ts'
import { all } from '../../judges.ts'

export default defineCheck({
  id: '1193.error.noStackLeak',
  title: 'Does not leak file paths or stack traces in errors',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Security (no private data)',
  stimulus: 'any failing call',
  expected: 'no extension file paths / keys in message,data',
  action: 'none',
  auto: 'P X',

  script: failingCalls,
  judge: all(
    ...['unknown', 'noMethod', 'node', 'connect'].map((id) =>
      ifRejected(
        id,
        ({ message, data }) => !leak.test(JSON.stringify([message, data])),
        'neither a file path nor a stack in message or data',
      ),
    ),
  ),
})

const leak =
  /(chrome|moz|safari-web)-extension:\/\/|file:\/\/\/|\bat [^"]{1,80}:\d+:\d+|node:internal/
