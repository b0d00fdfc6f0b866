import { expect, test } from 'vitest'
import { createFakeStorage } from '../../fakes/createFakeStorage.ts'
import { storageOf } from './storageOf.ts'

/** As a page has it: its keys are its properties. */
const page = () => {
  const storage = createFakeStorage({ 'other.key': '"not ours"', 'touchstone.recent': 'rabby' })
  return new Proxy(storage, {
    ownKeys: () => storage.keys(),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

test('what is kept comes back, under names of ours, and nobody else’s is seen', async () => {
  const storage = page()
  const kept = storageOf(storage)
  await kept.setItem('wc@2:core', { a: [1, 'b'] })
  expect(await kept.getItem('wc@2:core')).toEqual({ a: [1, 'b'] })
  expect(await kept.getKeys()).toEqual(['wc@2:core'])
  expect(await kept.getEntries()).toEqual([['wc@2:core', { a: [1, 'b'] }]])
  expect(storage.getItem('touchstone.wc.wc@2:core')).toBe('{"a":[1,"b"]}')
  await kept.removeItem('wc@2:core')
  expect(await kept.getItem('wc@2:core')).toBeUndefined()
})

const fail = () => {
  throw new Error('Forbidden')
}

test.each([
  ['none', undefined],
  ['one that is full', { ...createFakeStorage(), setItem: fail }],
  ['one that is forbidden', { getItem: fail, setItem: fail, removeItem: fail }],
])('without a storage (%s) it lasts as long as the page', async (_, storage) => {
  const kept = storageOf(storage)
  await kept.setItem('key', 1)
  expect(await kept.getItem('key')).toBe(1)
  expect(await kept.getKeys()).toContain('key')
  await kept.removeItem('key')
  expect(await kept.getItem('key')).toBeUndefined()
})

test('what a storage that is full could not take is what counts, until it takes one again', async () => {
  const storage = createFakeStorage()
  let full = false
  const kept = storageOf({
    ...storage,
    setItem: (key, value) => (full ? fail() : storage.setItem(key, value)),
  })
  await kept.setItem('key', 'old')
  full = true
  await kept.setItem('key', 'new')
  expect(await kept.getItem('key')).toBe('new')
  full = false
  await kept.setItem('key', 'newest')
  expect(await kept.getItem('key')).toBe('newest')
})

test('what others have spoilt is nothing', async () => {
  const storage = createFakeStorage({ 'touchstone.wc.key': '{' })
  expect(await storageOf(storage).getItem('key')).toBeUndefined()
})
