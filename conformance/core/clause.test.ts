import { expect, test } from 'vitest'
import { clauses } from './clause.ts'

test.each([
  ['3326 §Returns: MUST return null', 'EIP-3326', 'Returns: MUST return null'],
  ['695', 'EIP-695', 'whole'],
  ['practice: a message', 'practice', 'a message'],
])('%s', (spec, doc, section) => {
  expect(clauses(spec)[0]).toMatchObject({ doc, section })
})
