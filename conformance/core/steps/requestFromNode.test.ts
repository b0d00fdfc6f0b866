import { expect, test, vi } from 'vitest'
import type { Step } from '../defineCheck.ts'
import { fakeEnvironment } from '../testing/fakeEnvironment.ts'
import { runOnNewWallet } from '../testing/runOnNewWallet.ts'

async function looksAfter(...methods: string[]): Promise<number> {
  const refreshBlock = vi.fn<() => Promise<void>>(async () => undefined)
  const environment = fakeEnvironment(() => ({ refreshBlock }))
  const script = methods.map((method, i): Step => ({ do: 'node', id: String(i), method }))
  await runOnNewWallet(environment, script)
  return refreshBlock.mock.calls.length
}

test('makes the wallet look after each change on the node', async () => {
  expect(await looksAfter('evm_mine', 'anvil_setBalance')).toBe(2)
})

test('does not make the wallet look after a question to the node', async () => {
  expect(await looksAfter('eth_getBalance', 'eth_call', 'net_version')).toBe(0)
})

const script: Step[] = [{ do: 'node', id: 'asked', method: 'eth_chainId' }]

test.each([
  ['cannot be asked blocks the check', { type: 'error', message: 'Failed to fetch' }, 'blocked'],
  ['answers an error goes on', { type: 'object', code: 3, message: 'reverted' }, undefined],
])('a node that %s', async (_, error, status) => {
  const ask = async () => ({ error, by: 'promise' as const })
  const { ended } = await runOnNewWallet({ ...fakeEnvironment(() => ({})), ask }, script)
  expect(ended?.status).toBe(status)
})
