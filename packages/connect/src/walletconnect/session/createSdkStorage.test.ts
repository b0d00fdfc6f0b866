import { expect, test } from 'vitest'
import { createFakeStorage } from '../../fakes/createFakeStorage.ts'
import { createSdkStorage } from './createSdkStorage.ts'

/** Creates a storage whose keys are its properties, like `localStorage`. */
const page = () => {
  const storage = createFakeStorage({ 'other.key': '"not ours"', 'touchstone.recent': 'rabby' })
  return new Proxy(storage, {
    ownKeys: () => storage.keys(),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

test('stores values under a prefix, and lists no other keys', async () => {
  const storage = page()
  const kept = createSdkStorage(storage)
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
  ['missing', undefined],
  ['full', { ...createFakeStorage(), setItem: fail }],
  ['blocked', { getItem: fail, setItem: fail, removeItem: fail }],
])('keeps values in memory if the storage is %s', async (_, storage) => {
  const kept = createSdkStorage(storage)
  await kept.setItem('key', 1)
  expect(await kept.getItem('key')).toBe(1)
  expect(await kept.getKeys()).toContain('key')
  await kept.removeItem('key')
  expect(await kept.getItem('key')).toBeUndefined()
})

test('returns the value that a full storage did not accept, until it accepts one again', async () => {
  const storage = createFakeStorage()
  let full = false
  const kept = createSdkStorage({
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

test('returns undefined for an invalid stored value', async () => {
  const storage = createFakeStorage({ 'touchstone.wc.key': '{' })
  expect(await createSdkStorage(storage).getItem('key')).toBeUndefined()
})
