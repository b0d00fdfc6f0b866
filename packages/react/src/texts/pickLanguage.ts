import { type Language, languages } from './languages.gen.ts'

/**
 * Returns the first preferred language that is available: the same tag, else the same script of Chinese, else the same
 * language of another region. Defaults to English.
 *
 * @example
 * pickLanguage(['gsw', 'de-CH', 'fr']) // 'de'
 */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = match(tag)
    if (found) return found
  }
  return 'en'
}

function match(tag: string): Language | undefined {
  const lower = tag.toLowerCase()
  const same = languages.find(({ code }) => code.toLowerCase() === lower)
  if (same) return same.code
  const [base = '', ...rest] = lower.split(/[-_]/)
  const wanted = base === 'zh' ? chinese(rest) : (aliases[base] ?? base)
  return languages.find(({ code }) => {
    const known = code.toLowerCase()
    return known === wanted || (base !== 'zh' && known.split('-')[0] === wanted)
  })?.code
}

/** Selects the Chinese script: Hong Kong and Macao share one, Taiwan has another, all others use the simplified one. */
function chinese(subtags: readonly string[]): string {
  if (subtags.includes('hk') || subtags.includes('mo')) return 'zh-hk'
  return subtags.includes('tw') || subtags.includes('hant') ? 'zh-tw' : 'zh-cn'
}

/** Outdated or macrolanguage codes that browsers still send. */
const aliases: Readonly<Record<string, string>> = { in: 'id', msa: 'ms', prs: 'fa' }
