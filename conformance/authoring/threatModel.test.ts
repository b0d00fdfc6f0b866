import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const repository = new URL('../../', import.meta.url).pathname
const page = readFileSync(new URL('../docs/threat-model.md', import.meta.url), 'utf8')

const paths = globSync(
  [
    'conformance/**/*.{test,spec}.ts',
    'harness/src/**/*.{test,spec}.ts',
    '{packages,apps}/*/{src,journeys}/**/*.{test,spec}.ts',
  ],
  { cwd: repository },
)

/** Pattern by which docs/threat-model.md names tests: `file.test.ts`: "a title", "another". */
const reference = /`([\w.]+\.(?:test|spec)\.ts)`: ((?:"[^"]+"(?:,\s)?)+)/g

const named = [...page.matchAll(reference)].flatMap(([, file, titles]) =>
  [...titles!.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ file: file!, title: title! })),
)

test('each row of a table with a column "Test" names one', () => {
  const tables = page.split(/\n\n/).filter((block) => /^\|.*\| Test +\|$/m.test(block))
  const rows = tables.flatMap((table) => table.split('\n').slice(2))
  expect([tables.length, rows.filter((row) => !row.match(reference))]).toEqual([5, []])
})

test.each(named)('$file has the test "$title"', ({ file, title }) => {
  const texts = paths
    .filter((path) => path.endsWith(`/${file}`))
    .map((path) => readFileSync(`${repository}${path}`, 'utf8'))
  expect(texts.some((text) => hasTitle(text, title))).toBe(true)
})

/**
 * Returns whether a source has a string with exactly this text: the title of a test or of a case. The title may end in
 * the reason why the test is skipped.
 */
function hasTitle(source: string, title: string): boolean {
  const text = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(['"\`])${text}(\\$\\{\\w+\\})?\\1`).test(source)
}

test('a longer title does not count', () => {
  const sources = ["['signalParent']", 'test(`processes end${skipped}`)', "test('a signal')"]
  expect(
    sources.flatMap((text) => ['signal', 'processes'].filter((title) => hasTitle(text, title))),
  ).toEqual([])
  expect(hasTitle('test(`processes end${skipped}`)', 'processes end')).toBe(true)
})
