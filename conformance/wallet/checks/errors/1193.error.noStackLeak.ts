import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { eachError, failingCalls } from '../../failingCalls.ts'

export default defineErrorsCheck({
  id: '1193.error.noStackLeak',
  title: 'Does not leak file paths or stack traces in errors',
  level: 'SHOULD',
  spec: '1193 §Security (no private data)',
  stimulus: 'any failing call',
  expected: 'no extension file paths / keys in message,data',
  auto: 'P X',

  script: failingCalls,
  judge: eachError(
    ({ message, data }) => !leak.test(JSON.stringify([message, data])),
    'neither a file path nor a stack in message or data',
  ),
})

const leak =
  /(chrome|moz|safari-web)-extension:\/\/|file:\/\/\/|\bat [^"]{1,80}:\d+:\d+|node:internal/
