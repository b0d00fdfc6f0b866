import { expect, test } from 'vitest'
import { explain, parseDeclared } from './declaredDifferences.ts'

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

test('reports a difference that is not declared', () => {
  const found = [{ scenario: 'accounts.order', lines: ['- < a', '+ < b', '- event x'] }]
  expect(explain(found, parseDeclared(page)).undeclared).toEqual([
    { scenario: 'accounts.order', undeclared: ['- event x'] },
  ])
})

test('explains one line by a declaration for one scenario, and any number by one for several', () => {
  const found = [
    {
      scenario: 'accounts.order',
      lines: ['- < a', '- < a', '- console.warn 1', '- console.warn 2'],
    },
  ]
  expect(explain(found, parseDeclared(page)).undeclared).toEqual([
    { scenario: 'accounts.order', undeclared: ['- < a'] },
  ])
})

test('prefers the declaration of the line itself to a pattern', () => {
  const declared = [
    { scenario: 'a', line: '- < …' },
    { scenario: 'a', line: '- < x' },
  ]
  const found = [{ scenario: 'a', lines: ['- < x', '- < y'] }]
  expect(explain(found, declared)).toEqual({ undeclared: [], vanished: [] })
})

test('applies a declaration to its own scenario only', () => {
  const found = [{ scenario: 'accounts.other', lines: ['- < a'] }]
  expect(explain(found, parseDeclared(page)).undeclared).toHaveLength(1)
})

test('reports a declaration whose difference no longer exists', () => {
  const found = [{ scenario: 'chain.any', lines: ['- console.warn "MetaMask"'] }]
  expect(explain(found, parseDeclared(page))).toEqual({
    undeclared: [],
    vanished: [
      { scenario: 'accounts.order', line: '- < a' },
      { scenario: 'accounts.order', line: '+ < b' },
    ],
  })
})

test('a wildcard does not match beyond the rest of the pattern', () => {
  const declared = [{ scenario: 'a.b', line: '- x…z' }]
  expect(explain([{ scenario: 'a.b', lines: ['- xy'] }], declared).undeclared).toHaveLength(1)
  expect(explain([{ scenario: 'axb', lines: ['- xyz'] }], declared).undeclared).toHaveLength(1)
})
