import { expect, test } from 'vitest'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { createSessionStorage } from './createSessionStorage.ts'

test('reads the session that a full storage did not take, instead of an older one', () => {
  const storage = createFakeStorage()
  createSessionStorage(storage).write({ wallet: 'rainbow', topic: 'old' })
  const full = {
    ...storage,
    setItem() {
      throw new Error('The quota is exceeded.')
    },
  }
  const sessions = createSessionStorage(full)
  sessions.write({ wallet: 'metamask', topic: 'new' })
  expect(sessions.read()).toEqual({ wallet: 'metamask', topic: 'new' })
})
