import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import account from './en/account.json' with { type: 'json' }
import activity from './en/activity.json' with { type: 'json' }
import first from './en/first.json' with { type: 'json' }
import preferences from './en/preferences.json' with { type: 'json' }
import send from './en/send.json' with { type: 'json' }
import setup from './en/setup.json' with { type: 'json' }
import signIn from './en/signIn.json' with { type: 'json' }
import { translate } from './translate.ts'
import type { Text, TextsByKey } from './Texts.ts'

const parts = [account, activity, first, preferences, send, setup, signIn]
const english: TextsByKey = Object.assign({}, ...parts)

/** Codes of the translations, from the folder: `languages.gen.ts` lacks a translation that is being added. */
const others = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

type Translation = { dir: 'ltr' | 'rtl'; reviewedBy?: string; texts: TextsByKey }

const readTranslation = (code: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/${code}.json`, 'utf8')) as Translation
const read = (code: string) => Object.entries(readTranslation(code).texts)

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

test.each(others)('%s has exactly the keys of English', (code) => {
  const keys = read(code).map(([key]) => key)
  expect(keys.toSorted()).toEqual(Object.keys(english).toSorted())
})

test.each(others)('%s has the placeholders of English', (code) => {
  const wrong = read(code).filter(([key, text]) => {
    const wanted = holes(forms(english[key]!).at(-1)!)
    const found = forms(text).map(holes)
    // A plural form for one or two may write the number as a word. The last form, for all other numbers, needs all
    // placeholders.
    return found.some((one) => !isWithin(one, wanted)) || !isWithin(wanted, found.at(-1)!)
  })
  expect(wrong).toEqual([])
})

test.each(others)('%s has all plural forms of the language', (code) => {
  const rules = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted().join()
  const plurals = read(code).filter(([, text]) => typeof text !== 'string')
  expect(plurals.length).toBeGreaterThan(0)
  expect(plurals.filter(([, text]) => Object.keys(text).toSorted().join() !== rules)).toEqual([])
})

test.each(others)('%s has no English text', (code) => {
  // Texts of names and of words that a language may share with English.
  const shared = new Set([
    'page.title',
    'account.walletName',
    'account.networkName',
    'get.ios',
    'get.android',
  ])
  const same = read(code)
    .filter(([key, text]) => !shared.has(key) && typeof text === 'string' && text === english[key])
    .filter(([, text]) => String(text).split(' ').length > 2)
  expect(same).toEqual([])
})

test.each(others)('%s translates a text with all placeholders', (code) => {
  const texts = Object.fromEntries(read(code))
  const names = { language: code, wallet: () => 'Rabby', network: () => 'Ethereum' }
  const message = { key: 'state.connected', wallet: 'rabby', network: 1 } as const
  const spoken = translate(texts, names, message)
  expect(spoken).toContain('Rabby')
  expect(spoken).toContain('Ethereum')
  expect(spoken.includes('\u2068')).toBe(readTranslation(code).dir === 'rtl')
})

test.each(others)('%s names its reviewer, or has no such field', (code) => {
  expect(readTranslation(code).reviewedBy ?? 'A. Reviewer').toMatch(/\S/)
})
