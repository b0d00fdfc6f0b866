import { expect, test } from 'vitest'
import { type PersonaName, personas } from '../personas/index.ts'
import { builtInSource } from './PersonaSource.ts'
import { engineScript, lazyScript, walletScript } from './pageScripts.ts'

const config = {
  id: 'w',
  accounts: [],
  chains: [],
  chainId: 56,
  approval: 'approve',
} as const

const metamask = builtInSource(personas.metamask)

test.each(Object.keys(personas) as PersonaName[])(
  'the script of engine and %s is at most 40 kB',
  async (name) => {
    expect((await engineScript(builtInSource(personas[name]))).length).toBeLessThanOrEqual(40_000)
  },
)

test('a page’s script contains no private key and no validator', async () => {
  const script = await engineScript(metamask)
  expect(script).not.toContain('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
  expect(script).not.toContain('valibot')
})

test('the second script contains the signing code', async () => {
  expect(await engineScript(metamask)).not.toContain('Invalid transaction value')
  expect(await lazyScript(metamask)).toContain('Invalid transaction value')
})

test('the scripts of a wallet and its engine can run in either order', () => {
  const script = walletScript(builtInSource(personas.standard), [], {
    ...config,
    accounts: [],
    chains: [],
  })
  const scope = new Function(
    `${script}; return globalThis[Symbol.for('touchstone.standard')]`,
  )() as {
    waiting: { id: string }[]
  }
  expect(scope.waiting.map(({ id }) => id)).toEqual(['w'])
})
