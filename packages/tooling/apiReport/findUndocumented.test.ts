import { expect, test } from 'vitest'
import type { ApiSymbol } from './EntryApi.ts'
import { findUndocumented } from './findUndocumented.ts'

const symbol = (name: string, summary: string): ApiSymbol => ({
  name,
  signature: `type ${name} = string;`,
  summary,
  types: [],
})

test('finds an export and a type that an export names, if they have no doc comment', () => {
  const undocumented = findUndocumented({
    specifier: 'wallets',
    exported: [symbol('Wallet', 'Wallet of a page.'), symbol('Chain', '')],
    unexported: [symbol('Event', ''), symbol('Sender', 'Page or wallet.')],
  })
  expect(undocumented).toEqual(['Chain of wallets', 'Event of wallets'])
})
