import { type Language, languages } from './languages.gen.ts'

/**
 * Returns the first language of `wanted` that is available: with the same tag, else the closest variant of Chinese,
 * else the same language of another region. If none is available, returns English.
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

/** Returns the variant of Chinese for subtags: `mo` counts as `hk`, the script `Hant` as `tw`. */
function chinese(subtags: readonly string[]): string {
  if (subtags.includes('hk') || subtags.includes('mo')) return 'zh-hk'
  return subtags.includes('tw') || subtags.includes('hant') ? 'zh-tw' : 'zh-cn'
}

/** Other codes of available languages: old Indonesian, three-letter Malay, and Dari for Persian. */
const aliases: Readonly<Record<string, string>> = { in: 'id', msa: 'ms', prs: 'fa' }
