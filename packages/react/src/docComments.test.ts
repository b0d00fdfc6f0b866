import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')

/** Exported names with the doc comment directly above each. */
const things = [...read('index.ts').matchAll(/\{([^}]*)\} from '(.+)'/g)].flatMap(
  ([, names = '', file = '']) =>
    names.split(',').map((one) => {
      const name = one.replace('type ', '').trim()
      const above = String.raw`\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:async )?`
      const [, doc, kind] =
        new RegExp(`${above}(function|class|const|type) ${name}\\b`).exec(read(file)) ?? []
      return { name, doc, kind }
    }),
)

test.each(things)('$name has a doc comment', ({ doc }) => {
  expect(doc?.trim()).toMatch(/\.|:/)
})

test.each(things.filter(({ kind }) => kind !== 'type'))('$name has an example', ({ doc }) => {
  expect(doc).toContain('@example')
})
