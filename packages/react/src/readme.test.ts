import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import en from './texts/en/first.json' with { type: 'json' }

const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8')
const [, table = ''] = /### Sentences\n([^]*)/.exec(readme) ?? []

/** Fills a text with the names that the README uses. */
const filled = (sentence: string) =>
  sentence
    .replaceAll(/\{(?:wallet|name)\}/g, 'MetaMask')
    .replaceAll('{network}', 'BNB Smart Chain')
    .replaceAll('{here}', 'Ethereum')

const sentences = [...table.matchAll(/\| `(?:status|alert)` \| (.+?) *\|$/gm)].flatMap(
  ([, cell = '']) => cell.split(' / '),
)

test('the README has a table of texts', () => {
  expect(sentences.length).toBeGreaterThan(10)
})

test.each(sentences)('“%s” is what the page says', (sentence) => {
  expect(Object.values(en).map((text) => filled(String(text)))).toContain(sentence)
})
