import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const sources = fileURLToPath(new URL('.', import.meta.url))
const page = readFileSync(new URL('../docs/threat-model.md', import.meta.url), 'utf8')

/** As the page names tests: `file.test.ts`: "a title", "another". */
const reference = /`([\w.]+\.test\.ts)`: ((?:"[^"]+"(?:, )?)+)/g

const named = [...page.matchAll(reference)].flatMap(([, file, titles]) =>
  [...titles!.matchAll(/"([^"]+)"/g)].map(([, title]) => ({ file: file!, title: title! })),
)

test('each row of a table with a column "Test" names one', () => {
  const tables = page.split(/\n\n/).filter((block) => /^\|.*\| Test +\|$/m.test(block))
  const rows = tables.flatMap((table) => table.split('\n').slice(2))
  expect([tables.length, rows.filter((row) => !row.match(reference))]).toEqual([2, []])
})

test.each(named)('$file has the test "$title"', ({ file, title }) => {
  const files = globSync([file, `**/${file}`], { cwd: sources })
  const texts = files.map((path) => readFileSync(`${sources}${path}`, 'utf8'))
  expect(texts.some((text) => text.includes(title))).toBe(true)
})
