import { expect, test } from 'vitest'
import { armedRule, askables, outcomes, type Askable, type Outcome } from '../armable.ts'
import { describeRule } from './describeRule.ts'
import type { Rule } from '../../wallet/types.ts'

test('what the form arms is said in the words of the form', () => {
  const askedFor = Object.keys(askables) as Askable[]
  const done = Object.keys(outcomes) as Outcome[]
  const pairs = askedFor.flatMap((asked) => done.map((outcome) => ({ asked, outcome })))
  for (const { asked, outcome } of pairs) {
    const sentence = `${asked.toLowerCase()} ${outcome}.`
    expect(describeRule(armedRule(asked, outcome, true))).toBe(`The next ${sentence}`)
    expect(describeRule(armedRule(asked, outcome, false))).toBe(`Every ${sentence}`)
  }
})

test.each<Rule>([
  { method: 'eth_call', do: { type: 'hang' } },
  { method: 'eth_accounts', times: 2, do: { type: 'reject' } },
  { method: 'eth_accounts', when: { origin: 'http://a' }, do: { type: 'reject' } },
  { method: 'eth_accounts', do: { type: 'reject', code: 1 } },
])('any other rule is shown as it is: %j', (rule) => {
  expect(describeRule({ ...rule, id: 'x' })).toBe(JSON.stringify(rule))
})
