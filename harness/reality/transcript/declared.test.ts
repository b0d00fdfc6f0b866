import { expect, test } from 'vitest'
import { explain, parseDeclared } from './declared.ts'

const page = `# A topic

## \`accounts.order\`

Ours is earlier, because there is no wire.

\`\`\`diff
- < a
+ < b
\`\`\`

## Silent: \`*\`

\`\`\`diff
- console.warn …
\`\`\`
`

test('reads the scenario and its lines from headings and diff blocks', () => {
  expect(parseDeclared(page)).toEqual([
    { scenario: 'accounts.order', line: '- < a' },
    { scenario: 'accounts.order', line: '+ < b' },
    { scenario: '*', line: '- console.warn …' },
  ])
})

test('a difference that nobody declared is left over', () => {
  const found = [{ scenario: 'accounts.order', lines: ['- < a', '+ < b', '- event x'] }]
  expect(explain(found, parseDeclared(page)).undeclared).toEqual([
    { scenario: 'accounts.order', undeclared: ['- event x'] },
  ])
})

test('a declaration holds for its own scenario only', () => {
  const found = [{ scenario: 'accounts.other', lines: ['- < a'] }]
  expect(explain(found, parseDeclared(page)).undeclared).toHaveLength(1)
})

test('a declaration whose difference is gone has vanished', () => {
  const found = [{ scenario: 'chain.any', lines: ['- console.warn "MetaMask"'] }]
  expect(explain(found, parseDeclared(page))).toEqual({
    undeclared: [],
    vanished: [
      { scenario: 'accounts.order', line: '- < a' },
      { scenario: 'accounts.order', line: '+ < b' },
    ],
  })
})

test('a joker does not stand for the rest of a pattern', () => {
  const declared = [{ scenario: 'a.b', line: '- x…z' }]
  expect(explain([{ scenario: 'a.b', lines: ['- xy'] }], declared).undeclared).toHaveLength(1)
  expect(explain([{ scenario: 'axb', lines: ['- xyz'] }], declared).undeclared).toHaveLength(1)
})
