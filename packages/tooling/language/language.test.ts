import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { beginsWithClause, findObscureLines, findObscureWord } from './plainLanguage.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test.each([
  ['Nobody reads it.', 'Nobody'],
  ['The page is told of it.', 'is told'],
  ['It can be had.', 'can be had'],
  ['Nothing is anew here.', 'anew'],
  ['The page was never told.', 'was never told'],
  ['A port cannot be had.', 'cannot be had'],
  ['It stands on another check.', 'stands on'],
  ['Sends the request again.', undefined],
  ['An instance stands for a wallet.', undefined],
])('finds in "%s" the word %s', (text, word) => {
  expect(findObscureWord(text)).toBe(word)
})

test.each([
  ['What a page hears.', true],
  ['*\n * Who answers it.\n ', true],
  [' Where does it go? To the host.', false],
  ['Whatever', true],
  ['How slow the machine is.', true],
  ['What a page hears: `wallet?.chainId`.', true],
  ['How long does it take? A second.', false],
  ['Page events.', false],
  ['Whether the wallet is locked.', false],
])('reads the beginning of %j: %s', (comment, begins) => {
  expect(beginsWithClause(comment)).toBe(begins)
})

test('reads Markdown without its code', () => {
  const page = ['Plain.', '```ts', '// nobody', '```', 'It is told', 'by nobody.'].join('\n')
  expect(findObscureLines(page)).toEqual(['5: is told', '6: nobody'])
})

test('oxlint reports comments, and strings of five words or more, with the line', async () => {
  const args = [
    '--config',
    path('fixtures/oxlint.json'),
    '--format=unix',
    path('fixtures/obscure.ts'),
  ]
  const output = await new Promise<string>((resolve) => {
    execFile('oxlint', args, (_, stdout) => resolve(stdout))
  })
  const found = [...output.matchAll(/obscure\.ts:(\d+):\d+: .*\((\S+)\)/g)]
  expect(found.map(([, line, rule]) => `${line} ${rule}`)).toEqual([
    '1 plain-comment',
    '4 plain-comment',
    '5 plain-string',
    '6 plain-string',
    '8 plain-string',
  ])
})
