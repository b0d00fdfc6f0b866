import { readFileSync, readdirSync } from 'node:fs'
import type { LanguageInfo } from '../texts/languageOf.ts'

const folder = `${import.meta.dirname}/../texts`

/** Entry of English. It is written here because the English texts are in one file per chunk, without such an entry. */
const english: LanguageInfo = { code: 'en', name: 'English', dir: 'ltr', reviewedBy: 'the authors' }

/** Returns the source of `languages.gen.ts`: an entry and a loader for each JSON file of `src/texts`. */
export function generateLanguages(): string {
  const translations = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): LanguageInfo => {
      const { texts: _, ...info } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
        texts: unknown
      } & Omit<LanguageInfo, 'code'>
      return { code: file.replace('.json', ''), ...info }
    })
  const all = [...translations, english].sort((a, b) => (a.code < b.code ? -1 : 1))
  const entries = all.map((info) => {
    const fields = Object.entries(info).map(([name, value]) => `${name}: ${quoted(value)}`)
    return `  { ${fields.join(', ')} },\n`
  })
  const loaders = all
    .filter(({ code }) => code !== 'en')
    .map(({ code }) => {
      const key = code.includes('-') ? quoted(code) : code
      return `  ${key}: () => import('./${code}.json', { with: { type: 'json' } }),\n`
    })
  return `// Generated from the JSON files of this folder by \`vitest run src/texts/languages.test.ts -u\`.
import type { Texts } from './Texts.ts'

/**
 * Languages in the order of the picker. Sorted by code, so that the list stays searchable across scripts.
 *
 * @example languages.map(({ code, name }) => \`\${code} \${name}\`)[1] // 'de Deutsch'
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

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`
