import { describe, expect, onTestFinished, test, vi } from 'vitest'
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
    expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
    tellOf(world)
    expect(world.events()).toHaveLength(3)
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

test('what can never be in the page is not waited for', async () => {
  const world = await createPhoneWorld().linked('walletconnect')
  world.phone.tell('session_delete', { topic: 's0' })
  const next = createPhoneWorld({ storage: world.storage })
  await next.connection.reconnect()
  expect(next.status()).toBe('disconnected')
})

/** The phone ends its session; the SDK lets go of it. */
const endOnPhone = ({ phone }: World) => {
  phone.tell('session_delete', { topic: 's0' })
  phone.sessions.delete('s0')
}

/** A page that was opened after the phone has ended the session, while another one pairs with a phone again. */
const openLate = async () => {
  const world = await createPhoneWorld().linked('rainbow')
  endOnPhone(world)
  const phone = createFakeClient()
  const late = createPhoneWorld({ storage: world.storage, phone })
  await world.pick('rainbow')
  const record = world.phone.approve({ topic: 's9' })
  await world.clock.advance(0)
  phone.sessions.set('s9', record)
  return { world, late }
}

test('a session that is restored ends the word about the one before', async () => {
  const { late } = await openLate()
  await late.connection.reconnect()
  expect(late.status()).toBe('connected')
  expect(late.pairing.getSnapshot()).not.toHaveProperty('ended')
})

test('a person who leaves in another tab has not ended it on the phone, whatever was before', async () => {
  const { world, late } = await openLate()
  await late.connection.connect('rainbow')
  const oldValue = world.storage.getItem(key)
  await world.connection.disconnect()
  await world.clock.advance(0)
  told(late.window, { key, oldValue, newValue: world.storage.getItem(key) })
  expect(late.status()).toBe('disconnected')
  expect(late.pairing.getSnapshot()).not.toHaveProperty('ended')
})

test('who is connected by an extension since reads nothing of the phone, neither here nor later', async () => {
  const world = await createPhoneWorld().linked('metamask')
  endOnPhone(world)
  world.announce(createFakeWallet('io.metamask', 'MetaMask'))
  await world.connection.connect('metamask')
  const next = createPhoneWorld({ storage: world.storage })
  expect([world, next].map(({ pairing }) => pairing.getSnapshot().ended)).toEqual([
    undefined,
    undefined,
  ])
})

test('an attempt that is cancelled leaves the word about the session before', async () => {
  const world = await createPhoneWorld().linked('rainbow')
  endOnPhone(world)
  await world.pick('rainbow')
  world.connection.cancel()
  await world.clock.advance(0)
  expect(world.pairing.getSnapshot().ended).toEqual({ wallet: 'rainbow', by: 'phone' })
})

test('a session that ran out while no page was open has run out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { storage } = await createPhoneWorld().linked('rainbow')
  vi.setSystemTime(Date.now() + 604_800_000)
  const next = createPhoneWorld({ storage })
  await next.connection.reconnect()
  expect(next.pairing.getSnapshot().ended).toEqual({ wallet: 'rainbow', by: 'time' })
})

test('a tab that starts leaves what another one has paired with meanwhile', async () => {
  const world = await createPhoneWorld().linked('rainbow')
  const { client, ...phone } = createFakeClient()
  const held = Promise.withResolvers<typeof client>()
  const tab = createPhoneWorld({
    storage: world.storage,
    phone: { ...phone, client: held.promise as never },
  })
  const restored = tab.connection.reconnect()
  await vi.waitFor(() => expect(tab.opened.times).toBe(1))
  world.storage.setItem(key, theirs)
  held.resolve(client)
  await restored
  expect(world.storage.getItem(key)).toBe(theirs)
})

describe('a storage that takes nothing longer than what is there', () => {
  const full = ({ storage }: World) => {
    const { setItem } = storage
    storage.setItem = (name, value) => {
      if (value.length > (storage.getItem(name)?.length ?? 0)) throw new Error('Quota exceeded')
      setItem(name, value)
    }
  }

  test('keeps no session that has ended', async () => {
    const world = await createPhoneWorld().linked('metamask')
    full(world)
    endOnPhone(world)
    world.announce(createFakeWallet('io.metamask', 'MetaMask'))
    await world.connection.connect('metamask')
    expect(world.status()).toBe('connected')
  })

  test('hides no session by one that has ended', async () => {
    const world = await createPhoneWorld().linked('rainbow')
    endOnPhone(world)
    full(world)
    await world.linked('metamask')
    const phone = world.connection.provider('metamask')
    world.announce(createFakeWallet('io.metamask', 'MetaMask'))
    expect(phone).toBeDefined()
    expect(world.connection.provider('metamask')).toBe(phone)
  })
})

test.each(['{', '{"wallet":"rainbow"}', '{"wallet":"rainbow","topic":"s0","ended":"nobody"}'])(
  'what others wrote there says nothing of an end: %s',
  (text) => {
    const storage = createFakeStorage({ [key]: text })
    expect(createPhoneWorld({ storage }).pairing.getSnapshot()).not.toHaveProperty('ended')
  },
)

test('what is removed under another name ends nothing', async () => {
  const { storage, window, status } = await createPhoneWorld().linked('rainbow')
  told(window, { key: 'other', oldValue: storage.getItem(key), newValue: null })
  expect(status()).toBe('connected')
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
