import type { Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { openBackgroundPort } from './openBackgroundPort.ts'

test('calls a function of the background and returns its result', async () => {
  const { port, sent } = await setUp((answer) => answer({ p: { b: { json: true } } }))
  expect(await port.call('wallet/unlock', { password: 'a' })).toBe(true)
  expect(sent).toEqual([{ i: '0', p: { u: '/wallet/unlock', b: { json: { password: 'a' } } } }])
})

test('fails with the error of the background', async () => {
  const { port } = await setUp((answer) =>
    answer({ p: { s: 500, b: { json: { message: 'wrong password' } } } }),
  )
  await expect(port.call('wallet/unlock')).rejects.toThrow(
    'wallet/unlock of Rainbow failed: {"message":"wrong password"}',
  )
})

test('fails at once if the background is not there', async () => {
  const { port } = await setUp((_, disconnect) => disconnect())
  await expect(port.call('wallet/unlock')).rejects.toThrow('the background is not there')
})

test.each([
  ['currentAddress', 'rainbow.zustand.currentAddress'],
  ['networks.networks', 'networks.networks'],
])('reads and writes the store %s under the key %s', async (store, key) => {
  const { port, stored } = await setUp(() => undefined)
  expect(await port.read(store)).toBeUndefined()
  await port.write(store, { a: 1 })
  expect(stored).toEqual({ [key]: { state: { a: 1 }, version: 0 } })
  expect(await port.read(store)).toEqual({ a: 1 })
})

test('reads a store that is stored as text', async () => {
  const { port, stored } = await setUp(() => undefined)
  stored['rainbow.zustand.appSessions'] = '{"state":{"a":1}}'
  expect(await port.read('appSessions')).toEqual({ a: 1 })
})

/** Opens a port to a fake background, which reacts to each message with `react`, and to a fake storage. */
async function setUp(react: (answer: (reply: object) => void, disconnect: () => void) => void) {
  const sent: unknown[] = []
  const stored: Record<string, unknown> = {}
  let hear: (message: string) => void = () => undefined
  let disconnect = () => undefined as void
  const connect = () => ({
    onMessage: { addListener: (listener: typeof hear) => (hear = listener) },
    onDisconnect: { addListener: (listener: typeof disconnect) => (disconnect = listener) },
    postMessage(message: string) {
      sent.push(JSON.parse(message))
      react(
        (reply) => hear(JSON.stringify(reply)),
        () => disconnect(),
      )
    },
    disconnect: () => undefined,
  })
  const local = {
    get: async (key: string) => ({ [key]: stored[key] }),
    set: async (entries: object) => void Object.assign(stored, entries),
  }
  Object.assign(globalThis, { chrome: { runtime: { connect }, storage: { local } } })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'chrome'))
  // The port uses only these members of a page.
  const page = {
    goto: async () => undefined,
    evaluate: async (run: (argument: unknown) => unknown, argument: unknown) => run(argument),
  } as unknown as Page
  return { port: await openBackgroundPort(page, 'rainbow'), sent, stored }
}
