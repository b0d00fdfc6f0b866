import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'
import * as words from './ruleBuilder.ts'
import { formatRuleAsCode } from './formatRuleAsCode.ts'

const json = fc.jsonValue({ maxDepth: 2 })
const value = fc.oneof(
  json,
  fc.constantFrom(undefined, Number.NaN, -Infinity, 12n, "it's", '"\\\n', {
    a: undefined,
    b: [1n],
  }),
  fc
    .record({ message: fc.string(), code: fc.integer() })
    .map(({ message, code }) => Object.assign(new Error(message), { code })),
)
const act = fc.oneof(
  fc.constantFrom(words.approve(), words.hang(), words.prompt(), words.pass(), words.reject()),
  fc.record({ code: fc.integer(), message: fc.string() }).map(words.reject),
  fc.constantFrom('unknownChain' as const, 'pending' as const).map(words.fail),
  fc
    .record({ code: fc.integer(), message: fc.string(), data: json })
    .map((error) => words.fail(error as Parameters<typeof words.fail>[0])),
  value.map(words.reply),
)
const rule = fc
  .record(
    {
      method: fc.constantFrom('eth_call', '*'),
      when: fc.record(
        { params: json.map((item) => [item]), origin: fc.webUrl() },
        { requiredKeys: [] },
      ),
      times: fc.integer({ min: 1, max: 3 }),
      after: fc.nat(),
      events: fc.constantFrom('before', 'after', 'without', 'twice'),
      do: fc.oneof(act, fc.array(act, { minLength: 1, maxLength: 3 })),
    },
    { requiredKeys: ['method', 'do'] },
  )
  .filter(({ do: steps, times = Infinity }) => !Array.isArray(steps) || steps.length <= times)

/** Runs the code of a rule as a test would, and returns the rule that it adds. */
const pasted = (text: string) => {
  const wallet = createWallet()
  const { approve, fail, hang, pass, prompt, reject } = words
  const given = { wallet, approve, fail, hang, pass, prompt, reject, reply: words.reply }
  new Function(...Object.keys(given), text)(...Object.values(given))
  return wallet.rules().map(({ id: _, used: _used, ...armed }) => armed)[0]
}

test('the text of a rule arms the same rule', () => {
  fc.assert(
    fc.property(rule, (given) => {
      // Removes the stacks of errors, which contain the line where each error was created.
      const plain = (item: unknown) =>
        JSON.parse(JSON.stringify(item).replaceAll(/,?"stack":"(\\.|[^"\\])*"/g, '')) as unknown
      expect(plain(pasted(formatRuleAsCode(given as never)))).toEqual(plain(given))
    }),
    { seed: 3, numRuns: 500 },
  )
})

test('the text of a rule with a function contains the function', () => {
  const wallet = createWallet()
  wallet
    .when('eth_call', ({ origin }) => origin.length > 3)
    .once()
    .reject()
  const [rule] = wallet.rules()
  expect(rule && formatRuleAsCode(rule)).toBe(
    "wallet.when('eth_call', ({ origin }) => origin.length > 3).once().reject()",
  )
})
