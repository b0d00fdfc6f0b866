// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { askTruth, countListeners } from './provider.ts'

const leave: (() => void)[] = []
afterEach(() => leave.splice(0).forEach((fn) => fn()))

/** A wallet of this name that a page finds. */
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

/** One turn of the page: a task after all that are due. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(null)
  })

test('the truth is what the wallet answers to who asks again', async () => {
  announce('io.one', answering({ eth_accounts: ['0xa'], eth_chainId: '0x38' }))
  expect(await askTruth('io.one')).toEqual({ accounts: ['0xa'], chainId: 56 })
})

test('of several wallets it is the one that is meant that is asked', async () => {
  announce('io.other', answering({ eth_accounts: ['0xb'], eth_chainId: '0x1' }))
  announce('io.one', answering({ eth_accounts: ['0xa'], eth_chainId: '0x38' }))
  expect(await askTruth('io.one')).toEqual({ accounts: ['0xa'], chainId: 56 })
})

test('a wallet that refuses says no truth', async () => {
  announce('io.one', { request: () => Promise.reject(new Error('locked')) })
  expect(await askTruth('io.one')).toBeUndefined()
})

test('a wallet that never answers is waited for two hundred turns', async () => {
  announce('io.one', { request: () => new Promise(() => {}) })
  expect(await askTruth('io.one')).toBeUndefined()
})

test('once the answer is there no further turn is taken', async () => {
  const turns = vi.spyOn(MessagePort.prototype, 'postMessage')
  announce('io.one', answering({ eth_accounts: [], eth_chainId: '0x38' }))
  await askTruth('io.one')
  const taken = turns.mock.calls.length
  // Three turns of our own, behind which at most the one that was under way is left.
  for (let own = 0; own < 3; own++) await turn()
  const further = turns.mock.calls.length - taken - 3
  turns.mockRestore()
  expect(further).toBeLessThanOrEqual(1)
})

test('listeners are counted over all events of a provider', () => {
  const left: Record<string, number> = { accountsChanged: 2, message: 1 }
  announce('io.one', {
    removeListener: () => {},
    listenerCount: (event: string) => left[event] ?? 0,
  })
  expect(countListeners('io.one')).toBe(3)
})

test('who cannot leave is not counted among those that stayed', () => {
  announce('io.one', { listenerCount: () => 5 })
  expect(countListeners('io.one')).toBe(0)
})

test('a wallet that is not here is no wallet without listeners', () => {
  expect(countListeners('io.gone')).toBe(-1)
})
