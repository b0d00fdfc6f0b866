import { readFileSync, readdirSync } from 'node:fs'
import type { LanguageInfo } from '../texts/languages.ts'

const folder = `${import.meta.dirname}/../texts`

/** Entry of English. It is written here because the English texts are in one file per chunk, without such an entry. */
const english = { code: 'en', name: 'English', dir: 'ltr', reviewedBy: 'the authors' } as const

const header =
  '// Generated from the JSON files of this folder by `vitest run src/texts/languages.test.ts -u`.'

/** Returns the source of `languages.gen.ts`: an entry and a loader for each JSON file of `src/texts`. */
export function generateLanguages(): string {
  const all = readLanguages()
  const entries = all.map(({ name: _, ...info }) => {
    const fields = Object.entries(info).map(([name, value]) => `${name}: ${quoted(value)}`)
    return `  { ${fields.join(', ')} },\n`
  })
  const loaders = all
    .filter(({ code }) => code !== 'en')
    .map(
      ({ code }) =>
        `  ${property(code)}: () => import('./${code}.json', { with: { type: 'json' } }),\n`,
    )
  return `${header}
import type { Texts } from './Texts.ts'

/**
 * Available languages, sorted by code: names in several scripts have no common order. \`languageNames\` has the names.
 *
 * @example languages.map(({ code, dir }) => \`\${code} \${dir}\`)[0] // 'ar rtl'
 */
export const languages = [
${entries.join('')}] as const

/** BCP 47 tag of an available language. */
export type Language = (typeof languages)[number]['code']

type Load = () => Promise<{ default: { texts: Texts } }>

/** Loads the texts of each language as a chunk of its own. English is built in. */
export const textLoaders: Readonly<Record<Exclude<Language, 'en'>, Load>> = {
${loaders.join('')}}
`
}

/** Returns the source of `languageNames.gen.ts`: the name of each language. */
export function generateLanguageNames(): string {
  const entries = readLanguages().map(({ code, name }) => `  ${property(code)}: ${quoted(name)},\n`)
  return `${header}
import type { Language } from './languages.gen.ts'

/**
 * Name of each language in the language itself. In a module of its own, so that an app can load it with a select.
 *
 * @example languageNames.de // 'Deutsch'
 */
export const languageNames: Readonly<Record<Language, string>> = {
${entries.join('')}}
`
}

function readLanguages() {
  const translations = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { texts: _, ...info } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
        texts: unknown
        name: string
      } & Omit<LanguageInfo, 'code'>
      return { code: file.replace('.json', ''), ...info }
    })
  return [...translations, english].sort((a, b) => (a.code < b.code ? -1 : 1))
}

const property = (code: string) => (code.includes('-') ? quoted(code) : code)

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`
