import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Network, TouchstoneProvider } from '../index.ts'
import { createFakeConnection } from '../testing/createFakeConnection.ts'
import { ExplorerLink } from './ExplorerLink.tsx'

const nativeCurrency = { symbol: 'BNB', decimals: 18 }

function renderLink(blockExplorers: Network['blockExplorers']) {
  const networks = [{ id: 56, name: 'BNB Smart Chain', nativeCurrency, blockExplorers }] as const
  return render(
    <TouchstoneProvider connection={createFakeConnection()} networks={networks}>
      <ExplorerLink chainId={56} kind="tx" id="0x1" />
    </TouchstoneProvider>,
  )
}

test.each(['https://scan.example', 'https://scan.example/'])(
  'links to the transaction in the explorer %s',
  (url) => {
    renderLink({ default: { url } })
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://scan.example/tx/0x1')
  },
)

test.each([
  ['no explorer', undefined],
  ['no default explorer', {} as { default: { url: string } }],
  ['a URL without a scheme', { default: { url: 'scan.example' } }],
  ['an invalid URL', { default: { url: 'https://scan example' } }],
  ['an empty URL', { default: { url: '' } }],
  ['a URL that runs code', { default: { url: 'javascript:alert(1)' } }],
])('renders nothing for a chain with %s', (_, blockExplorers) => {
  expect(renderLink(blockExplorers).container.innerHTML).toBe('')
})
