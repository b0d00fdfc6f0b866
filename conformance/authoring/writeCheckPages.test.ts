import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages, pagesFolder } from './writeCheckPages.ts'

const written = readdirSync(pagesFolder)

test('every check has a page, and every page has a check', () => {
  expect(written.toSorted()).toEqual([...pages().keys()].toSorted())
})

test('every page matches the catalogue (to update: node conformance/authoring/writeCheckPages.ts)', () => {
  const old = [...pages()].filter(
    ([file, text]) => readFileSync(new URL(file, pagesFolder), 'utf8') !== text,
  )
  expect(old.map(([file]) => file)).toEqual([])
})

test.each([
  ['3326.switch.reject.4001', '--persona standard'],
  ['robust.iframe', '--persona standard --in page'],
  ['wc.session.delete', '--persona walletconnect'],
])('the command on the page of %s selects a wallet to which the check applies', (id, subject) => {
  expect(pages().get(`${id}.md`)).toContain(`check ${subject} --only ${id}\n`)
})

test('every link between pages has a target', () => {
  const dead = [...pages()].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^:)]+\.md)\)/g)]
      .filter(([, target]) => !written.includes(target!))
      .map(([, target]) => `${file} -> ${target}`),
  )
  expect(dead).toEqual([])
})
