import { expect, test } from 'vitest'
import { describeAccessDenied } from './nodePermissions.ts'

const thrown = (permission: string, resource = '') =>
  Object.assign(new Error('Access to this API has been restricted.'), {
    code: 'ERR_ACCESS_DENIED',
    permission,
    resource,
  })

test.each([
  [
    'FileSystemRead',
    '/etc/hosts',
    'it wanted to read /etc/hosts, and may read its own project only',
  ],
  ['FileSystemWrite', '/x/log', 'it wanted to write /x/log, and may write nothing'],
  ['ChildProcess', '/bin/sh', 'it wanted to start /bin/sh, and may start nothing'],
  ['WorkerThreads', '', 'it wanted WorkerThreads, which a module may not have'],
])('describes the denied %s with its resource', (permission, resource, words) => {
  expect(describeAccessDenied(thrown(permission, resource))).toBe(words)
})

test.each([undefined, null, 'a text', new Error('boom')])('returns undefined for %s', (error) => {
  expect(describeAccessDenied(error)).toBe(undefined)
})
