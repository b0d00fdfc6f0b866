import type { Page } from '@playwright/test'

/**
 * Replaces the German texts by a pseudo-language with accents and a third more length, between ⟦ and ⟧. A text on the
 * page without these brackets is not translated.
 */
export const routePseudoLocale = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    const script = await (await route.fetch()).text()
    const file = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as object
    const names = Object.entries(file).map(([name, texts], index) => ({ name, texts, index }))
    const lines = names.map(
      ({ texts, index }) => `const v${index} = ${JSON.stringify(pseudoLocalize(texts))}`,
    )
    const exported = names.map(({ name, index }) => `v${index} as ${name}`).join(', ')
    const body = `${lines.join('\n')}\nexport { ${exported} }`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

const pseudoLocalize = (value: unknown): unknown => {
  if (typeof value === 'string') return `⟦${lengthen(value)}⟧`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, pseudoLocalize(inner)]),
  )
}

/** Adds accents, except in placeholders, and makes the text a third longer. */
const lengthen = (text: string): string => {
  const marked = text
    .split(/(\{\w+\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/[aeiou]/g, '$&\u0301')))
    .join('')
  return `${marked} ${'~'.repeat(Math.ceil(text.length / 3))}`
}
