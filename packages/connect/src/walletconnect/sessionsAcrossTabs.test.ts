import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFakeWalletConnectClient } from '../fakes/createFakeWalletConnectClient.ts'
import { createFakeStorage, dispatchStorageEvent } from '../fakes/createFakeStorage.ts'
import { createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createPageWithPhone } from '../fakes/createPageWithPhone.ts'

type TestPage = ReturnType<typeof createPageWithPhone>

const key = 'touchstone.walletconnect'

/** Ends the shared session in another tab. */
const endElsewhere = ({ storage, window }: TestPage) => {
  const oldValue = storage.getItem(key)
  storage.removeItem(key)
  dispatchStorageEvent(window, { key, oldValue, newValue: null })
}

/** Opens another tab with its own SDK, and restores the session in it. */
const openTab = async ({ storage, phone: { sessions } }: TestPage) => {
  const phone = createFakeWalletConnectClient()
  for (const [topic, record] of sessions) phone.sessions.set(topic, record)
  const tab = createPageWithPhone({ storage, phone })
  await tab.connection.reconnect()
  return tab
}

/** Stored session of another tab with another phone. */
const theirs = JSON.stringify({ wallet: 'metamask', topic: 'theirs', chainId: 56 })

test('pairs again after another tab ended the session', async () => {
  const { clock, storage, window, pick, code, status } =
    await createPageWithPhone().linked('rainbow')
  // The other tab has its own SDK and shares the storage. This tab has not received the `storage` event of
  // WalletConnect's key yet.
  storage.removeItem(key)
  const intent = 'touchstone.connection'
  const oldValue = storage.getItem(intent)
  storage.removeItem(intent)
  dispatchStorageEvent(window, { key: intent, oldValue, newValue: null })
  await clock.advance(0)
  await pick('rainbow')
  expect(status()).toBe('connecting')
  expect(code()).toBeDefined()
})

test('disconnects when another tab ends the session', async () => {
  const page = await createPageWithPhone().linked('rainbow')
  endElsewhere(page)
  await page.clock.advance(0)
  expect(page.events()).toEqual(['connecting', 'connect', 'disconnect'])
  // `ended` is only for a session that the phone or its expiry ended.
  expect(page.pairing.getSnapshot()).not.toHaveProperty('ended')
})

describe.each([
  ['phone', ['session_delete']],
  ['time', ['session_expire', 'session_delete']],
])('an end of the session by %s is shown', (by, events) => {
  const ended = { wallet: 'rainbow', by }
  const tellOf = ({ phone }: TestPage) => {
    for (const event of events) phone.emit(event, { topic: 's0' })
  }

  test('if another tab handles it first', async () => {
    const page = await createPageWithPhone().linked('rainbow')
    const { storage, window } = page
    const oldValue = storage.getItem(key)
    tellOf(await openTab(page))
    dispatchStorageEvent(window, { key, oldValue, newValue: storage.getItem(key) })
    expect(page.events()).toEqual(['connecting', 'connect', 'disconnect'])
    tellOf(page)
    expect(page.events()).toHaveLength(3)
    expect(page.pairing.getSnapshot().ended).toEqual(ended)
  })

  test('in a tab that is still restoring the session', async () => {
    const page = await createPageWithPhone().linked('rainbow')
    const tab = createPageWithPhone({
      storage: page.storage,
      phone: createFakeWalletConnectClient(),
    })
    const restored = tab.connection.reconnect()
    tellOf(page)
    await restored
    expect(tab.events()).toEqual(['connecting'])
    expect(tab.pairing.getSnapshot().ended).toEqual(ended)
  })

  test('after a reload', async () => {
    const page = await createPageWithPhone().linked('rainbow')
    tellOf(page)
    expect(createPageWithPhone(page).pairing.getSnapshot().ended).toEqual(ended)
  })

  test('until the next session', async () => {
    const page = await createPageWithPhone().linked('rainbow')
    tellOf(page)
    await page.linked('metamask')
    expect(createPageWithPhone(page).pairing.getSnapshot()).not.toHaveProperty('ended')
  })
})

test('reconnect() does not wait for a wallet that cannot be installed', async () => {
  const page = await createPageWithPhone().linked('walletconnect')
  page.phone.emit('session_delete', { topic: 's0' })
  const next = createPageWithPhone({ storage: page.storage })
  await next.connection.reconnect()
  expect(next.status()).toBe('disconnected')
})

/** Ends the session on the phone, and removes it from the SDK. */
const endOnPhone = ({ phone }: TestPage) => {
  phone.emit('session_delete', { topic: 's0' })
  phone.sessions.delete('s0')
}

/** Opens a page after the phone ended the session, then pairs with a phone again in the first page. */
const openLate = async () => {
  const page = await createPageWithPhone().linked('rainbow')
  endOnPhone(page)
  const phone = createFakeWalletConnectClient()
  const late = createPageWithPhone({ storage: page.storage, phone })
  await page.pick('rainbow')
  const record = page.phone.approve({ topic: 's9' })
  await page.clock.advance(0)
  phone.sessions.set('s9', record)
  return { page, late }
}

test('removes the end of the last session after a restore', async () => {
  const { late } = await openLate()
  await late.connection.reconnect()
  expect(late.status()).toBe('connected')
  expect(late.pairing.getSnapshot()).not.toHaveProperty('ended')
})

test('shows no end by the phone after a disconnect in another tab', async () => {
  const { page, late } = await openLate()
  await late.connection.connect({ wallet: 'rainbow' })
  const oldValue = page.storage.getItem(key)
  await page.connection.disconnect()
  await page.clock.advance(0)
  dispatchStorageEvent(late.window, { key, oldValue, newValue: page.storage.getItem(key) })
  expect(late.status()).toBe('disconnected')
  expect(late.pairing.getSnapshot()).not.toHaveProperty('ended')
})

test('removes the end of the last session after a connect to an extension', async () => {
  const page = await createPageWithPhone().linked('metamask')
  endOnPhone(page)
  page.announce(createFakeWallet('io.metamask', 'MetaMask'))
  await page.connection.connect({ wallet: 'metamask' })
  const next = createPageWithPhone({ storage: page.storage })
  expect([page, next].map(({ pairing }) => pairing.getSnapshot().ended)).toEqual([
    undefined,
    undefined,
  ])
})

test('keeps the end of the last session after a cancelled attempt', async () => {
  const page = await createPageWithPhone().linked('rainbow')
  endOnPhone(page)
  await page.pick('rainbow')
  page.connection.cancel()
  await page.clock.advance(0)
  expect(page.pairing.getSnapshot().ended).toEqual({ wallet: 'rainbow', by: 'phone' })
})

test('shows the expiry of a session that expired while no page was open', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { storage } = await createPageWithPhone().linked('rainbow')
  vi.setSystemTime(Date.now() + 604_800_000)
  const next = createPageWithPhone({ storage })
  await next.connection.reconnect()
  expect(next.pairing.getSnapshot().ended).toEqual({ wallet: 'rainbow', by: 'time' })
})

test('keeps the session that another tab stores while this tab starts', async () => {
  const page = await createPageWithPhone().linked('rainbow')
  const { client, ...phone } = createFakeWalletConnectClient()
  const held = Promise.withResolvers<typeof client>()
  const tab = createPageWithPhone({
    storage: page.storage,
    phone: { ...phone, client: held.promise as never },
  })
  const restored = tab.connection.reconnect()
  await vi.waitFor(() => expect(tab.opened.times).toBe(1))
  page.storage.setItem(key, theirs)
  held.resolve(client)
  await restored
  expect(page.storage.getItem(key)).toBe(theirs)
})

describe('a storage that accepts no longer values', () => {
  const full = ({ storage }: TestPage) => {
    const { setItem } = storage
    storage.setItem = (name, value) => {
      if (value.length > (storage.getItem(name)?.length ?? 0)) throw new Error('Quota exceeded')
      setItem(name, value)
    }
  }

  test('does not keep a session that has ended', async () => {
    const page = await createPageWithPhone().linked('metamask')
    full(page)
    endOnPhone(page)
    page.announce(createFakeWallet('io.metamask', 'MetaMask'))
    await page.connection.connect({ wallet: 'metamask' })
    expect(page.status()).toBe('connected')
  })

  test('a stored end does not hide the next session', async () => {
    const page = await createPageWithPhone().linked('rainbow')
    endOnPhone(page)
    full(page)
    await page.linked('metamask')
    const phone = page.connection.getProvider({ wallet: 'metamask' })
    page.announce(createFakeWallet('io.metamask', 'MetaMask'))
    expect(phone).toBeDefined()
    expect(page.connection.getProvider({ wallet: 'metamask' })).toBe(phone)
  })
})

test.each(['{', '{"wallet":"rainbow"}', '{"wallet":"rainbow","topic":"s0","ended":"nobody"}'])(
  'shows no end for the invalid stored value %s',
  (text) => {
    const storage = createFakeStorage({ [key]: text })
    expect(createPageWithPhone({ storage }).pairing.getSnapshot()).not.toHaveProperty('ended')
  },
)

test('ignores the removal of another key', async () => {
  const { storage, window, status } = await createPageWithPhone().linked('rainbow')
  dispatchStorageEvent(window, { key: 'other', oldValue: storage.getItem(key), newValue: null })
  expect(status()).toBe('connected')
})

test('ignores a late event of a session that another tab ended', async () => {
  const page = await createPageWithPhone().linked('rainbow')
  endElsewhere(page)
  page.phone.emit('session_delete', { topic: 's0' })
  expect(page.pairing.getSnapshot()).not.toHaveProperty('ended')
})

test.each([
  ['pairs with its own phone', 's0', theirs],
  ['ends its own session', 'theirs', null],
])('stays connected when another tab %s', async (_, topic, newValue) => {
  const { clock, window, status } = await createPageWithPhone().linked('rainbow')
  const oldValue = JSON.stringify({ wallet: 'rainbow', topic, chainId: 56 })
  dispatchStorageEvent(window, { key, oldValue, newValue })
  await clock.advance(0)
  expect(status()).toBe('connected')
})

test('stays connected when another tab starts and does not find the session', async () => {
  const { clock, storage, window, status } = await createPageWithPhone().linked('rainbow')
  const oldValue = storage.getItem(key)
  await createPageWithPhone({ storage }).pick()
  dispatchStorageEvent(window, { key, oldValue, newValue: storage.getItem(key) })
  await clock.advance(0)
  expect(status()).toBe('connected')
})

test('looks once for a session that the SDK does not have', async () => {
  const storage = createFakeStorage({ [key]: theirs })
  const pickExtension = async () => {
    const page = createPageWithPhone({ storage })
    page.announce(createFakeWallet('io.metamask', 'MetaMask'))
    await page.connection.connect({ wallet: 'metamask' })
    return page.opened.times
  }
  expect([await pickExtension(), await pickExtension()]).toEqual([1, 0])
})

test('disconnect() keeps the stored session of another tab', async () => {
  const { storage, phone, clock, connection } = await createPageWithPhone().linked('rainbow')
  storage.setItem(key, theirs)
  phone.emitSessionEvent('chainChanged', 1)
  await connection.disconnect()
  await clock.advance(0)
  expect(phone.log).toContain('disconnect s0')
  expect(storage.getItem(key)).toBe(theirs)
})
