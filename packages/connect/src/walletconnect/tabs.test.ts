import { describe, expect, test } from 'vitest'
import { createFakeClient } from '../fakes/createFakeClient.ts'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createPhoneWorld } from '../fakes/createPhoneWorld.ts'

type World = ReturnType<typeof createPhoneWorld>

const key = 'touchstone.walletconnect'

/** What a browser tells a tab when another one of the origin wrote to the storage they share. */
const told = (window: EventTarget, event: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>) =>
  window.dispatchEvent(Object.assign(new Event('storage'), event))

/** Another tab ends the session that it shares with this one. */
const endElsewhere = ({ storage, window }: World) => {
  const oldValue = storage.getItem(key)
  storage.removeItem(key)
  told(window, { key, oldValue, newValue: null })
}

/** Another tab, with an SDK of its own, that has restored the session. */
const openTab = async ({ storage, phone: { sessions } }: World) => {
  const phone = createFakeClient()
  for (const [topic, record] of sessions) phone.sessions.set(topic, record)
  const tab = createPhoneWorld({ storage, phone })
  await tab.connection.reconnect()
  return tab
}

/** What another tab remembers of a phone of its own. */
const theirs = JSON.stringify({ wallet: 'metamask', topic: 'theirs', chainId: 56 })

test('a session that ended in another tab is not picked again: the phone is asked anew', async () => {
  const { clock, storage, window, pick, code, status } = await createPhoneWorld().linked('rainbow')
  // Another tab has its own SDK, and shares the storage with this one. That the phone has left as well, the
  // browser has not told this tab yet.
  storage.removeItem(key)
  const intent = 'touchstone.connection'
  const oldValue = storage.getItem(intent)
  storage.removeItem(intent)
  told(window, { key: intent, oldValue, newValue: null })
  await clock.advance(0)
  await pick('rainbow')
  expect(status()).toBe('connecting')
  expect(code()).toBeDefined()
})

test('a session that another tab has ended, for the sake of another phone, is over in this one', async () => {
  const world = await createPhoneWorld().linked('rainbow')
  endElsewhere(world)
  await world.clock.advance(0)
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
  // Neither the phone nor time has ended it.
  expect(world.pairing.getSnapshot()).not.toHaveProperty('ended')
})

describe.each([
  ['phone', ['session_delete']],
  ['time', ['session_expire', 'session_delete']],
])('an end by the %s is said so', (by, events) => {
  const ended = { wallet: 'rainbow', by }
  const tellOf = ({ phone }: World) => {
    for (const event of events) phone.tell(event, { topic: 's0' })
  }

  test('though another tab has heard it first', async () => {
    const world = await createPhoneWorld().linked('rainbow')
    const { storage, window } = world
    const oldValue = storage.getItem(key)
    tellOf(await openTab(world))
    told(window, { key, oldValue, newValue: storage.getItem(key) })
    tellOf(world)
    expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
    expect(world.pairing.getSnapshot().ended).toEqual(ended)
  })

  test('to a tab that was still restoring the session', async () => {
    const world = await createPhoneWorld().linked('rainbow')
    const tab = createPhoneWorld({ storage: world.storage, phone: createFakeClient() })
    const restored = tab.connection.reconnect()
    tellOf(world)
    await restored
    expect(tab.events()).toEqual(['connecting'])
    expect(tab.pairing.getSnapshot().ended).toEqual(ended)
  })

  test('after a reload', async () => {
    const world = await createPhoneWorld().linked('rainbow')
    tellOf(world)
    expect(createPhoneWorld(world).pairing.getSnapshot().ended).toEqual(ended)
  })

  test('until the next session', async () => {
    const world = await createPhoneWorld().linked('rainbow')
    tellOf(world)
    await world.linked('metamask')
    expect(createPhoneWorld(world).pairing.getSnapshot()).not.toHaveProperty('ended')
  })
})

test('a late word about a session that another tab has left says nothing', async () => {
  const world = await createPhoneWorld().linked('rainbow')
  endElsewhere(world)
  world.phone.tell('session_delete', { topic: 's0' })
  expect(world.pairing.getSnapshot()).not.toHaveProperty('ended')
})

test.each([
  ['found a phone of its own', 's0', theirs],
  ['ended a session of its own', 'theirs', null],
])('this tab stays connected where another one has %s', async (_, topic, newValue) => {
  const { clock, window, status } = await createPhoneWorld().linked('rainbow')
  const oldValue = JSON.stringify({ wallet: 'rainbow', topic, chainId: 56 })
  told(window, { key, oldValue, newValue })
  await clock.advance(0)
  expect(status()).toBe('connected')
})

test('this tab stays connected where another one starts that does not find the session', async () => {
  const { clock, storage, window, status } = await createPhoneWorld().linked('rainbow')
  const oldValue = storage.getItem(key)
  await createPhoneWorld({ storage }).pick()
  told(window, { key, oldValue, newValue: storage.getItem(key) })
  await clock.advance(0)
  expect(status()).toBe('connected')
})

test('a session that is not to be found is looked for once', async () => {
  const storage = createFakeStorage({ [key]: theirs })
  const pickExtension = async () => {
    const world = createPhoneWorld({ storage })
    world.announce(createFakeWallet('io.metamask', 'MetaMask'))
    await world.connection.connect('metamask')
    return world.opened.times
  }
  expect([await pickExtension(), await pickExtension()]).toEqual([1, 0])
})

test('a disconnect here leaves what another tab remembers of its own phone', async () => {
  const { storage, phone, clock, connection } = await createPhoneWorld().linked('rainbow')
  storage.setItem(key, theirs)
  phone.tell('session_event', {
    topic: 's0',
    params: { event: { name: 'chainChanged', data: 1 }, chainId: 'eip155:1' },
  })
  await connection.disconnect()
  await clock.advance(0)
  expect(phone.log).toContain('disconnect s0')
  expect(storage.getItem(key)).toBe(theirs)
})
