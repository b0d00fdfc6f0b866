import { expect, test } from 'vitest'
import { parseClause } from './result.ts'

test.each([
  ['3326 §Returns: MUST return null', 'EIP-3326', 'Returns: MUST return null'],
  ['695', 'EIP-695', 'whole'],
  ['practice: a message', 'practice', 'a message'],
])('%s', (spec, doc, section) => {
  expect(parseClause(spec)).toMatchObject({ doc, section })
})
