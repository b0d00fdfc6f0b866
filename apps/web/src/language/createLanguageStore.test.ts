// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createLanguageStore } from './createLanguageStore.ts'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Sets the languages that the browser prefers. */
const prefer = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

const load = async (language: string) => ({ 'page.title': language })
const { documentElement } = document

test('starts in the first browser language that the page has', async () => {
  prefer('xx', 'ar-EG', 'de')
  const languages = createLanguageStore(load)
  await languages.begin()
  expect(languages.getSnapshot()).toMatchObject({ language: 'ar', texts: { 'page.title': 'ar' } })
  expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl'])
})

test('remembers the chosen language', async () => {
  prefer('ar')
  await createLanguageStore(load).choose('de')
  const languages = createLanguageStore(load)
  await languages.begin()
  expect(languages.getSnapshot().language).toBe('de')
  expect(documentElement.dir).toBe('ltr')
})

test('keeps the language and rejects when the chosen one cannot be loaded', async () => {
  const failing = async () => Promise.reject(new Error('offline'))
  prefer('de')
  const languages = createLanguageStore(failing)
  await languages.begin()
  expect(languages.getSnapshot().language).toBe('en')
  await expect(languages.choose('ar')).rejects.toThrow('offline')
  expect(languages.getSnapshot().language).toBe('en')
  expect(localStorage.length).toBe(0)
})

test('does not wait for a slow language and applies it when it arrives', async () => {
  vi.useFakeTimers()
  let come = (): void => undefined
  const load = () => new Promise<object>((done) => (come = () => done({ 'page.title': 'de' })))
  prefer('de')
  const languages = createLanguageStore(load)
  const begun = languages.begin()
  await vi.advanceTimersByTimeAsync(3_000)
  await begun
  expect(languages.getSnapshot().language).toBe('en')
  const turned = new Promise<void>((done) => languages.subscribe(done))
  come()
  await turned
  expect(languages.getSnapshot().language).toBe('de')
})

test('applies the last choice, even if an earlier one loads later', async () => {
  const answers = new Map<string, () => void>()
  const languages = createLanguageStore(
    (language) => new Promise((done) => answers.set(language, () => done({}))),
  )
  const first = languages.choose('de')
  const second = languages.choose('ar')
  answers.get('ar')!()
  answers.get('de')!()
  await Promise.all([first, second])
  expect(languages.getSnapshot().language).toBe('ar')
  expect(localStorage.getItem('touchstone.language')).toBe('ar')
})

test('ignores load errors of superseded languages', async () => {
  const loads = new Map<string, PromiseWithResolvers<object>>()
  const languages = createLanguageStore((language) => {
    const loading = Promise.withResolvers<object>()
    loads.set(language, loading)
    return loading.promise
  })
  const first = languages.choose('de')
  const second = languages.choose('ar')
  loads.get('ar')!.resolve({})
  loads.get('de')!.reject(new Error('offline'))
  await expect(Promise.all([first, second])).resolves.toBeDefined()
})
