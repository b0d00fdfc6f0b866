import type { Page } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chainsOf } from '../cells/AppChains.ts'
import { recordKey, type ConnectionEvent, type DappConnection } from './connectionPageScripts.ts'
import { createDappControls } from './createDappControls.ts'
import { defineDapp, describeUncheckedControls } from './defineDapp.ts'
import { fakePage } from './testing/fakePage.ts'

/** Mocks a connection. `act` emits an event, `calls` lists the called methods in order. */
const createFakeConnection = (chainIds = [8453, 1]) => {
  const listeners = new Map<string, ((event: ConnectionEvent) => void)[]>()
  const calls: unknown[] = []
  const snapshot = { status: 'disconnected', attempt: 0 }
  const call = (name: string) => async (options?: object) => {
    calls.push([name, options])
    throw new Error('a rejection that the dapp handles')
  }
  const connection: DappConnection = {
    chains: chainIds.map((id) => ({ id })),
    getSnapshot: () => snapshot,
    on: (event, listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return () => undefined
    },
    wallets: { getSnapshot: () => [{ id: 'rabby', name: 'Rabby' }] },
    connect: call('connect'),
    switchChain: call('switchChain'),
    addChain: call('addChain'),
    disconnect: call('disconnect'),
    cancel: () => void calls.push(['cancel', undefined]),
  }
  const act = (status: string, event: ConnectionEvent) => {
    Object.assign(snapshot, { status, attempt: 1 })
    for (const listener of listeners.get(event.event) ?? []) listener(event)
  }
  return { connection, act, calls }
}

/** Opens a page with the module, before its scripts run. */
const open = async (options: Partial<defineDapp.Options> = {}) => {
  const dapp = defineDapp({ url: 'http://127.0.0.1:5173/', chains: [8453, 1], ...options })
  await dapp.setup?.(fakePage)
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, options.connection ?? 'connection')
    Reflect.deleteProperty(globalThis, Symbol.for(recordKey))
  })
  return createDappControls(dapp, chainsOf([8453, 1]))(fakePage)
}

const readStatusAndEvents = async ({ readView }: Awaited<ReturnType<typeof open>>) => {
  const { status, stream } = await readView()
  return [status, stream.map(({ event }) => event)]
}

test('records every event from the assignment on, and takes the status from the snapshot', async () => {
  const controls = await open()
  const { connection, act } = createFakeConnection()
  Object.assign(globalThis, { connection })
  act('reconnecting', { event: 'connecting' })
  expect(await readStatusAndEvents(controls)).toEqual(['reconnecting', ['connecting']])
  // The silent attempt ended without an event.
  act('disconnected', { event: 'connecting' })
  expect(await readStatusAndEvents(controls)).toEqual([
    'disconnected',
    ['connecting', 'connecting'],
  ])
  act('adding', { event: 'error', error: new Error('oh') })
  expect((await readStatusAndEvents(controls))[0]).toBe('adding')
})

test.each([
  [
    { name: 'UserRejectedError', reason: 'user-rejected', code: 4001 },
    { class: 'UserRejected', kind: 'user-rejected', code: 4001 },
  ],
  [
    { name: 'SwitchChainError', reason: 'unknown', code: 0 },
    { class: 'SwitchChain', kind: 'unknown', reason: 'other', code: 0 },
  ],
  [
    { name: 'AbortedError', reason: 'aborted' },
    { class: 'Aborted', kind: 'unknown' },
  ],
])('reports an error of the connection in the terms of the table: %j', async (fields, wanted) => {
  const controls = await open()
  const { connection, act } = createFakeConnection()
  Object.assign(globalThis, { connection })
  act('connected', { event: 'error', error: Object.assign(new Error('oh'), fields) })
  expect((await controls.readView()).stream).toEqual([
    { seq: 1, at: 0, event: 'error', error: wanted },
  ])
})

test('calls the methods of the connection, and ignores their rejections', async () => {
  const { pageObject } = await open({ connection: 'walletConnection' })
  const { connection, calls } = createFakeConnection()
  Object.assign(globalThis, { walletConnection: connection })
  await pageObject.connect('Rabby')
  await pageObject.switchTo(1)
  await pageObject.add(8453)
  await pageObject.cancel()
  await pageObject.disconnect()
  expect(calls).toEqual([
    ['connect', { wallet: 'rabby' }],
    ['switchChain', { chainId: 1 }],
    ['addChain', { chainId: 8453 }],
    ['cancel', undefined],
    ['disconnect', undefined],
  ])
  await expect(pageObject.connect('Gate')).rejects.toThrow(
    'the dapp has no control there: the connection lists no wallet "Gate"',
  )
})

test('reports an exception of a method that returns no promise', async () => {
  const { pageObject } = await open()
  const { connection } = createFakeConnection()
  connection.cancel = () => {
    throw new Error('oh')
  }
  Object.assign(globalThis, { connection })
  await expect(pageObject.cancel()).rejects.toThrow("the dapp module's cancel() failed: oh")
})

test('ignores a second assignment of the same connection', async () => {
  const controls = await open()
  const { connection, act } = createFakeConnection()
  Object.assign(globalThis, { connection })
  act('connecting', { event: 'connecting' })
  Object.assign(globalThis, { connection })
  expect(await readStatusAndEvents(controls)).toEqual(['connecting', ['connecting']])
})

test('says how to assign the connection when events are missing', async () => {
  const controls = await open()
  const { connection, act } = createFakeConnection()
  act('reconnecting', { event: 'connecting' })
  Object.assign(globalThis, { connection })
  await expect(controls.readView()).rejects.toThrow(
    "the dapp module's events() failed: the page set globalThis.connection after its first attempt: set it before reconnect()",
  )
})

test('says that the page assigns no connection', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const evaluate = async (): Promise<undefined> => void vi.advanceTimersByTime(6_000)
  const { events } = defineDapp({ url: '', connection: 'mine' })
  await expect(events?.({ evaluate } as unknown as Page)).rejects.toThrow(
    'the page did not set globalThis.mine within 5 s.',
  )
})

test('presses the buttons of the dialog if asked to', async () => {
  const pressed: unknown[] = []
  const button = (name: unknown) => ({
    first: () => button(name),
    count: async () => 1,
    press: async () => void pressed.push(name),
  })
  const getByRole = (_: string, options?: { name: unknown }) => ({
    ...button(options?.name),
    getByRole,
  })
  const dapp = defineDapp({ url: '', dialog: true })
  await dapp.connect({ getByRole } as unknown as Page, 'Rabby')
  expect(pressed.at(-1)).toBe('Rabby')
})

test('leaves the chains to the default if none are given', () => {
  expect(defineDapp({ url: '' })).not.toHaveProperty('chains')
})

test('rejects a connection whose chains are in another order', async () => {
  const controls = await open()
  const { connection } = createFakeConnection([1, 8453])
  Object.assign(globalThis, { connection })
  await expect(controls.readView()).rejects.toThrow(
    'globalThis.connection has the chains 1, 8453, and the module 8453, 1: name them in the same order',
  )
})

test('rejects an unknown option', () => {
  const options = { url: 'http://127.0.0.1:5173/', chain: [8453, 1] }
  expect(() => defineDapp(options)).toThrow(
    'defineDapp does not know chain. Known: url, chains, connection, dialog.',
  )
})

test('a run says which functions called the connection instead of pressing buttons', () => {
  const url = 'http://127.0.0.1:5173/'
  const dapp = defineDapp({ url })
  expect(describeUncheckedControls(dapp)).toBe(
    "The dapp's own buttons and texts were not checked: connect, switchTo, addChain, cancel, disconnect of the module called the connection.",
  )
  const press = async () => undefined
  const { addChain: _, cancel: _cancel, ...others } = dapp
  expect(describeUncheckedControls({ ...others, connect: press, disconnect: press })).toContain(
    'not checked: switchTo of the module',
  )
  expect(describeUncheckedControls(defineDapp({ url, dialog: true }))).toBeUndefined()
  expect(describeUncheckedControls({ url, connect: press })).toBeUndefined()
})
