import { expect, test } from 'vitest'
import { personas } from '../../personas/index.ts'
import { announceUnlessRemoved } from './announceUnlessRemoved.ts'

/** Creates a page that counts announcements and reloads, and whose storage survives a reload. */
function setUp(persona: keyof typeof personas) {
  const stored = new Map<string, string>()
  const seen = { announced: 0, reloads: 0 }
  const page = {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    location: { reload: () => void seen.reloads++ },
  }
  const wallet = { id: persona, persona: personas[persona] }
  return { seen, load: () => announceUnlessRemoved(wallet, page, () => void seen.announced++) }
}

test('a wallet that is reached by QR code is in no page', () => {
  const { load, seen } = setUp('walletconnect')
  expect(load()).toBeUndefined()
  expect(seen.announced).toBe(0)
})

test('a wallet announces itself', () => {
  const { load, seen } = setUp('metamask')
  expect(load()?.get()).toBe(true)
  expect(seen).toEqual({ announced: 1, reloads: 0 })
})

test('a removed wallet stays away after the reload; an added one announces itself at once', () => {
  const { load, seen } = setUp('metamask')
  load()?.set(false)
  const after = load()
  expect(after?.get()).toBe(false)
  expect(seen).toEqual({ announced: 1, reloads: 1 })
  after?.set(true)
  expect(seen).toEqual({ announced: 2, reloads: 1 })
})
