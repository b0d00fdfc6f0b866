import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { CellVariant } from '../cells/CellVariant.ts'
import { chainsOf } from '../cells/AppChains.ts'
import { pathTo } from '../cells/pathsToStates.ts'
import { DappModuleError, NoControlError } from './dappErrors.ts'
import {
  whyBeyondModule,
  createDappControls,
  deriveStatus,
  type LastPress,
} from './createDappControls.ts'
import type { DappModule, DappEvent } from './DappModule.ts'

/** A mock page. `stream` are the events that the page has dispatched on `window`. */
const page = (stream: unknown = []) =>
  ({
    setDefaultTimeout: () => undefined,
    evaluate: async () => ({ status: null, stream, log: [], at: 7 }),
  }) as unknown as Page

const base = chainsOf([8453, 1])

/**
 * Creates the controls of a dapp module. `module` may be any object, because modules of users are not type-checked.
 */
const controls = (module: object, on = page()) =>
  createDappControls({ url: '', connect: () => undefined, ...module } as DappModule, base)(on)

const refuse = () => {
  throw new Error('oh')
}

test.each([
  ['rabby', 'Rabby Wallet'],
  ['gate', 'Gate Wallet'],
  ['metamask', 'MetaMask'],
] as const)('calls the wallet of %s by its announced name', (persona, name) => {
  expect(controls({}).walletName(persona)).toBe(name)
})

test('accepts functions that return at once as well as promises', async () => {
  const pressed: string[] = []
  const press = (_: Page, name: string) => void pressed.push(name)
  await controls({ connect: press }).pageObject.connect('Rabby')
  await controls({ connect: async (on: Page) => press(on, 'Gate') }).pageObject.connect('Gate')
  expect(pressed).toEqual(['Rabby', 'Gate'])
})

test.each([
  ['at once', refuse],
  ['later', async () => refuse()],
])('reports an error that a function throws %s as a fault of the module', async (_, act) => {
  const pageObject = () => controls({ connect: act, switchTo: act, disconnect: act }).pageObject
  await expect(pageObject().connect('Rabby')).rejects.toThrow(
    new DappModuleError("the dapp module's connect() failed: oh"),
  )
  await expect(pageObject().switchTo(1)).rejects.toThrow(
    new DappModuleError("the dapp module's switchTo() failed: oh"),
  )
  await expect(pageObject().disconnect()).rejects.toThrow(
    new DappModuleError("the dapp module's disconnect() failed: oh"),
  )
})

test('reports a missing control and a missing function as NoControlError', async () => {
  const noControl = () => {
    throw Object.assign(new Error('no button "Ethereum"'), { noControl: true })
  }
  const { pageObject } = controls({ switchTo: noControl })
  await expect(pageObject.switchTo(1)).rejects.toThrow(
    new NoControlError('the dapp has no control there: no button "Ethereum"'),
  )
  await expect(pageObject.disconnect()).rejects.toThrow(
    new NoControlError('the dapp module has no disconnect'),
  )
})

test('shows the invalid value when events is not a list', async () => {
  const wanted = "the dapp module's events() returned 'no': expected a list of events."
  await expect(controls({ events: () => 'no' }).readView()).rejects.toThrow(
    new DappModuleError(wanted),
  )
  await expect(controls({}, page([null])).readView()).rejects.toThrow(
    'the page dispatched as entry 1 null: expected an object.',
  )
})

test('returns the events unchanged and adds no judged field', async () => {
  const { readView, isOtherDapp } = controls({ events: () => [{ event: 'connecting' }] })
  expect(isOtherDapp).toBe(true)
  const { stream, status, at } = await readView()
  expect({ stream, status, at }).toEqual({
    stream: [{ seq: 1, at: 7, event: 'connecting' }],
    status: 'reconnecting',
    at: 7,
  })
})

test('names the chain to switch to, and completes events with the chains of the module', async () => {
  const pressed: unknown[] = []
  const { pageObject, readView } = controls({
    switchTo: (_: Page, ...names: unknown[]) => void pressed.push(...names),
    events: () => [8453, 1, 56].map((chainId) => ({ event: 'change', chainId })),
  })
  await pageObject.switchTo(8453)
  expect(pressed).toEqual(['Base', 8453])
  const { stream } = await readView()
  expect(stream.map(({ supported }) => supported)).toEqual([true, true, false])
})

test('gives an event without a time the time at which the suite first saw it', async () => {
  const events: { event: string; at?: number }[] = [{ event: 'connecting' }]
  let at = 7
  const evaluate = async () => ({ status: null, stream: [], log: [], at })
  const { readView } = controls({ events: () => events }, {
    ...page(),
    evaluate,
  } as unknown as Page)
  await readView()
  events.push({ event: 'connect' }, { event: 'change', at: 30 })
  at = 27
  expect((await readView()).stream.map((entry) => entry.at)).toEqual([7, 27, 30])
})

test('takes the status from the module, if it has one', async () => {
  const view = (status: unknown) => controls({ events: () => [], status: () => status }).readView()
  expect((await view('adding')).status).toBe('adding')
  await expect(view('A')).rejects.toThrow(
    new DappModuleError(
      "the dapp module's status() returned 'A': expected one of disconnected, connecting, connected, switching, adding, reconnecting.",
    ),
  )
})

test('adds a chain and cancels with functions of the module', async () => {
  const pressed: unknown[] = []
  const { pageObject } = controls({
    addChain: (_: Page, ...names: unknown[]) => void pressed.push(...names),
    cancel: () => void pressed.push('cancel'),
  })
  await pageObject.add(1)
  await pageObject.cancel()
  expect(pressed).toEqual(['Ethereum', 1, 'cancel'])
  await expect(controls({}).pageObject.cancel()).rejects.toThrow(
    new NoControlError('the dapp module has no cancel'),
  )
})

test('rejects only variants that need a missing function', () => {
  const variant = (path: CellVariant['path']): CellVariant => ({ path, stimulus: [] })
  const all = { url: '', connect: refuse, switchTo: refuse, disconnect: refuse }
  const why = (path: CellVariant['path'], dapp: DappModule) => whyBeyondModule(dapp)(variant(path))
  expect(why(pathTo('S', base), all)).toBeUndefined()
  expect(why(pathTo('S', base), { url: '', connect: refuse })).toBe(
    'the dapp module has no switchTo',
  )
  expect(why([{ do: 'disconnect' }], { url: '', connect: refuse })).toMatch('no disconnect')
  expect(why([{ do: 'cancel' }], all)).toBe('the dapp module has no cancel')
  expect(why(pathTo('A', base), all)).toBe('the dapp module has no addChain')
  expect(why(pathTo('A', base), { ...all, addChain: refuse })).toBeUndefined()
})

const stream = (words: string): DappEvent[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [event = '', chainId] = word.split(':')
      return {
        event: event as DappEvent['event'],
        ...(chainId === undefined ? {} : { chainId: Number(chainId) }),
      }
    })

const pressed: LastPress = { act: 'connect', from: 0 }
const switched: LastPress = { act: 'switch', target: 1, from: 2 }
const added: LastPress = { act: 'add', target: 1, from: 2 }

test.each<[string, LastPress | undefined, string]>([
  ['', undefined, 'disconnected'],
  ['connecting', pressed, 'connecting'],
  ['connecting', undefined, 'reconnecting'],
  ['connecting error', pressed, 'disconnected'],
  ['connecting ended', undefined, 'disconnected'],
  ['connecting connect:56', pressed, 'connected'],
  ['connecting connect:56', switched, 'switching'],
  ['connecting connect:56 change:1', switched, 'connected'],
  ['connecting connect:56 error', switched, 'connected'],
  ['connecting connect:56 change:97', switched, 'switching'],
  ['connecting connect:56 disconnect', switched, 'disconnected'],
  ['connecting connect:56', added, 'adding'],
  ['connecting connect:56 change:1', added, 'connected'],
])('derives the status after "%s" (%#)', (words, last, status) => {
  expect(deriveStatus(stream(words), last)).toBe(status)
})
