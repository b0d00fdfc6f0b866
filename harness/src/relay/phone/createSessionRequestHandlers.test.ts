import { expect, test } from 'vitest'
import { sessionErrorOf } from './createSessionRequestHandlers.ts'

test.each([
  [{ code: 4902, message: 'no', data: { originalError: 1 } }, { data: { originalError: 1 } }],
  [new Error('plain'), { code: 5000, message: 'plain' }],
  [
    { code: 'ACTION_REJECTED', message: '' },
    { code: 5000, message: '[object Object]' },
  ],
  ['a text', { code: 5000, message: 'a text' }],
  [undefined, { code: 5000, message: 'undefined' }],
])('converts %o to the protocol’s format', (thrown, reason) => {
  expect(sessionErrorOf(thrown)).toMatchObject(reason)
})
