import { expect, test } from 'vitest'
import account from './en/account.json' with { type: 'json' }
import activity from './en/activity.json' with { type: 'json' }
import first from './en/first.json' with { type: 'json' }
import send from './en/send.json' with { type: 'json' }
import setup from './en/setup.json' with { type: 'json' }
import signIn from './en/signIn.json' with { type: 'json' }
import { languageOf } from './languageOf.ts'
import { type Language, languages } from './languages.gen.ts'
import { loadTexts } from './loadTexts.ts'
import { translate } from './translate.ts'
import type { Text, TextsByKey } from './Texts.ts'

const parts = [account, activity, first, send, setup, signIn]
const english: TextsByKey = Object.assign({}, ...parts)
const others = languages.map(({ code }) => code).filter((code) => code !== 'en')
const read = async (code: Language) => Object.entries((await loadTexts(code)) as TextsByKey)

const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const isWithin = (some: Set<string>, all: Set<string>) => [...some].every((one) => all.has(one))
const holes = (text: string) => new Set(text.match(/\{\w+\}/g))

test('no two parts share a key', () => {
  const keys = parts.flatMap((part) => Object.keys(part))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('every placeholder of a text can be filled', () => {
  const known = 'wallet network here said address host count id amount time name'.split(' ')
  const found = Object.values(english)
    .flatMap(forms)
    .flatMap((text) => [...holes(text)])
  expect(found.filter((hole) => !known.includes(hole.slice(1, -1)))).toEqual([])
})

test.each(others)('%s has exactly the keys of English', async (code) => {
  const keys = (await read(code)).map(([key]) => key)
  expect(keys.toSorted()).toEqual(Object.keys(english).toSorted())
})

test.each(others)('%s has the placeholders of English', async (code) => {
  const wrong = (await read(code)).filter(([key, text]) => {
    const wanted = holes(forms(english[key]!).at(-1)!)
    const found = forms(text).map(holes)
    // A plural form for one or two may write the number as a word. The last form, for all other numbers, needs all
    // placeholders.
    return found.some((one) => !isWithin(one, wanted)) || !isWithin(wanted, found.at(-1)!)
  })
  expect(wrong).toEqual([])
})

test.each(others)('%s has all plural forms of the language', async (code) => {
  const rules = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted().join()
  const plurals = (await read(code)).filter(([, text]) => typeof text !== 'string')
  expect(plurals.length).toBeGreaterThan(0)
  expect(plurals.filter(([, text]) => Object.keys(text).toSorted().join() !== rules)).toEqual([])
})

test.each(others)('%s has no English text', async (code) => {
  // Texts of names and of words that a language may share with English.
  const shared = new Set([
    'page.title',
    'account.walletName',
    'account.networkName',
    'get.ios',
    'get.android',
  ])
  const same = (await read(code))
    .filter(([key, text]) => !shared.has(key) && typeof text === 'string' && text === english[key])
    .filter(([, text]) => String(text).split(' ').length > 2)
  expect(same).toEqual([])
})

test.each(others)('%s translates a text with all placeholders', async (code) => {
  const texts = Object.fromEntries(await read(code))
  const names = { language: code, wallet: () => 'Rabby', network: () => 'Ethereum' }
  const message = { key: 'state.connected', wallet: 'rabby', network: 1 } as const
  const spoken = translate(texts, names, message)
  expect(spoken).toContain('Rabby')
  expect(spoken).toContain('Ethereum')
  expect(spoken.includes('\u2068')).toBe(languageOf(code).dir === 'rtl')
})

test('no translation is marked as reviewed', () => {
  expect(others.filter((code) => languageOf(code).reviewedBy !== undefined)).toEqual([])
})
