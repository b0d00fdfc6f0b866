import { expect, test } from 'vitest'
import { translateToEnglish, nameResolver } from '../testing/translateToEnglish.ts'
import en from './en/first.json' with { type: 'json' }
import { translate } from './translate.ts'

test('fills placeholders with names, and unknown networks with their number', () => {
  const message = {
    key: 'connect.declinedSwitch',
    wallet: 'metamask',
    network: 56,
    here: 4242,
  } as const
  expect(translateToEnglish(message)).toBe(
    'You declined the switch to BNB Smart Chain, so you are not connected. MetaMask is on network 4242.',
  )
})

test('does not fill placeholders inside the words of a wallet', () => {
  const said = '{wallet} $& $1'
  expect(translateToEnglish({ key: 'connect.failedSaid', wallet: 'metamask', said })).toContain(
    `“${said}”`,
  )
})

test('translates into another language', () => {
  const texts = { ...en, 'waiting.confirm': 'In {wallet} bestätigen' }
  expect(translate(texts, nameResolver, { key: 'waiting.confirm', wallet: 'rabby' })).toBe(
    'In Rabby bestätigen',
  )
})

test.each([
  ['en', 1, 'and 1 more account'],
  ['en', 2, 'and 2 more accounts'],
  ['en', 1234, 'and 1,234 more accounts'],
])('selects the plural form of a count: %s %i', (language, count, text) => {
  expect(translate(en, { ...nameResolver, language }, { key: 'account.more', count })).toBe(text)
})

test('uses the plural forms of the language', () => {
  const texts = { more: { one: 'один {count}', few: 'мало {count}', other: 'много {count}' } }
  const said = [1, 3, 5, 21].map((count) =>
    translate(texts, { ...nameResolver, language: 'ru' }, { key: 'more', count }),
  )
  expect(said).toEqual(['один 1', 'мало 3', 'много 5', 'один 21'])
})

test.each([
  ['a language', 'ar', 'أكِّد في {wallet}', 'أكِّد في \u2068Rabby\u2069'],
  ['its region', 'ar-EG', 'أكِّد في {wallet}', 'أكِّد في \u2068Rabby\u2069'],
  ['nothing but the name', 'fa-IR', '{wallet}', '\u2068Rabby\u2069'],
  ['a language of the app’s own', 'he', 'אשרו ב־{wallet}', 'אשרו ב־\u2068Rabby\u2069'],
])('isolates names in right-to-left text: %s', (_, language, sentence, said) => {
  const texts = { 'waiting.confirm': sentence }
  const message = { key: 'waiting.confirm', wallet: 'rabby' } as const
  expect(translate(texts, { ...nameResolver, language }, message)).toBe(said)
})

test('isolates a right-to-left name from the address that follows it', () => {
  const wallet = { ...nameResolver, wallet: () => 'محفظة' }
  const message = {
    key: 'log.connect',
    wallet: 'org.x',
    address: '0xf39F…2266',
    network: 56,
  } as const
  expect(translate(en, wallet, message)).toBe(
    'Connected with \u2068محفظة\u2069: 0xf39F…2266 on BNB Smart Chain',
  )
})

test('returns a key that has no text', () => {
  expect(translate({}, nameResolver, { key: 'no.such.key' })).toBe('no.such.key')
})
