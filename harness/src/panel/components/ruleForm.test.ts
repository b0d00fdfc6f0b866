import { expect, test } from 'vitest'
import { ruleOf, requestLabels, outcomes, type RequestLabel, type Outcome } from '../ruleChoices.ts'
import { describeRule } from './ruleForm.ts'
import type { Rule } from '../../wallet/types.ts'

test('describes the rules of the form in the form’s own words', () => {
  const askedFor = Object.keys(requestLabels) as RequestLabel[]
  const done = Object.keys(outcomes) as Outcome[]
  const pairs = askedFor.flatMap((asked) => done.map((outcome) => ({ asked, outcome })))
  for (const { asked, outcome } of pairs) {
    const sentence = `${asked.toLowerCase()} ${outcome}.`
    expect(describeRule(ruleOf(asked, outcome, true))).toBe(`The next ${sentence}`)
    expect(describeRule(ruleOf(asked, outcome, false))).toBe(`Every ${sentence}`)
  }
})

test.each<Rule>([
  { method: 'eth_call', do: { type: 'hang' } },
  { method: 'eth_accounts', times: 2, do: { type: 'reject' } },
  { method: 'eth_accounts', when: { origin: 'http://a' }, do: { type: 'reject' } },
  { method: 'eth_accounts', do: { type: 'reject', code: 1 } },
])('shows any other rule as JSON: %j', (rule) => {
  expect(describeRule({ ...rule, id: 'x' })).toBe(JSON.stringify(rule))
})
