import { expect, test } from 'vitest'
import { serializeWalletError } from './serializeWalletError.ts'

test.each<[string, unknown, object]>([
  ['a string', 'no', { type: 'string', text: 'no' }],
  ['nothing', undefined, { type: 'undefined' }],
  ['null', null, { type: 'null' }],
  [
    'an object',
    { code: '4001', message: 'nope' },
    { type: 'object', code: '4001', text: 'nope', innermost: 4001 },
  ],
  ['a word as code', { code: 'ACTION_REJECTED' }, { type: 'object', code: 'ACTION_REJECTED' }],
  [
    'an error in an error',
    Object.assign(new Error('outer'), {
      code: -32603,
      data: { originalError: { code: 4902, message: 'inner' } },
    }),
    { type: 'error', code: -32603, text: 'outer', innermost: 4902 },
  ],
])('converts %s into a value', (_, error, value) => {
  expect(serializeWalletError(error)).toEqual(value)
})
