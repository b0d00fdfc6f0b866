// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readTruthInPage, countListeners } from './walletPageScripts.ts'

const leave: (() => void)[] = []
afterEach(() => leave.splice(0).forEach((fn) => fn()))

/** Announces a provider under this rdns (EIP-6963), until the test ends. */
const announce = (rdns: string, provider: object) => {
  const tell = () =>
    dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns }, provider } }),
    )
  addEventListener('eip6963:requestProvider', tell)
  leave.push(() => removeEventListener('eip6963:requestProvider', tell))
}

const answering = (answers: Record<string, unknown>) => ({
  request: async ({ method }: { method: string }) => answers[method],
})

/** Waits until all tasks that are already queued have run. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(null)
  })

test('reads accounts and chain from the wallet', async () => {
  announce('io.one', answering({ eth_accounts: ['0xa'], eth_chainId: '0x38' }))
  expect(await readTruthInPage('io.one')).toEqual({ accounts: ['0xa'], chainId: 56 })
})

test('reads from the right one of several wallets', async () => {
  announce('io.other', answering({ eth_accounts: ['0xb'], eth_chainId: '0x1' }))
  announce('io.one', answering({ eth_accounts: ['0xa'], eth_chainId: '0x38' }))
  expect(await readTruthInPage('io.one')).toEqual({ accounts: ['0xa'], chainId: 56 })
})

test('returns undefined when the wallet rejects', async () => {
  announce('io.one', { request: () => Promise.reject(new Error('locked')) })
  expect(await readTruthInPage('io.one')).toBeUndefined()
})

test('gives up after two hundred turns without a response', async () => {
  announce('io.one', { request: () => new Promise(() => {}) })
  expect(await readTruthInPage('io.one')).toBeUndefined()
})

test('takes no further turn after the response', async () => {
  const turns = vi.spyOn(MessagePort.prototype, 'postMessage')
  announce('io.one', answering({ eth_accounts: [], eth_chainId: '0x38' }))
  await readTruthInPage('io.one')
  const taken = turns.mock.calls.length
  // Wait for three tasks. At most one message that `readTruthInPage` posted itself may arrive in
  // this time.
  for (let own = 0; own < 3; own++) await turn()
  const further = turns.mock.calls.length - taken - 3
  turns.mockRestore()
  expect(further).toBeLessThanOrEqual(1)
})

test('counts the listeners of all events', () => {
  const left: Record<string, number> = { accountsChanged: 2, message: 1 }
  announce('io.one', {
    removeListener: () => {},
    listenerCount: (event: string) => left[event] ?? 0,
  })
  expect(countListeners('io.one')).toBe(3)
})

test('returns 0 for a provider without removeListener', () => {
  announce('io.one', { listenerCount: () => 5 })
  expect(countListeners('io.one')).toBe(0)
})

test('returns -1 without the wallet', () => {
  expect(countListeners('io.gone')).toBe(-1)
})
