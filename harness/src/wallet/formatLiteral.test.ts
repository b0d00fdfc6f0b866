import { expect, test } from 'vitest'
import { escapeLineEnds, formatLiteral } from './formatLiteral.ts'

const read = (text: string): unknown => new Function(`return ${text}`)()

test.each(["it's", String.raw`a\n`, 'a\nb', 'a\r\nb', 'a\u2028b\u2029c'])(
  'formats %j on one line that evaluates to the same value',
  (text) => {
    const written = formatLiteral({ [text]: [text] })
    expect(written).not.toMatch(/[\n\r\u2028\u2029]/)
    expect(read(`(${written})`)).toEqual({ [text]: [text] })
  },
)

test('escapes line breaks, so that a comment cannot end early', () => {
  expect(escapeLineEnds('eth_\nprocess.exit()')).toBe(String.raw`eth_\nprocess.exit()`)
})
