import type { Page } from '@playwright/test'

/**
 * Makes German a language that nobody speaks: every sentence of its file between ⟦ and ⟧, with marks
 * on its letters and a third longer, as other languages are. What is on screen without brackets was
 * in no catalogue.
 */
export const speakPseudo = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    const script = await (await route.fetch()).text()
    const file = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as object
    const names = Object.entries(file).map(([name, texts], index) => ({ name, texts, index }))
    const lines = names.map(
      ({ texts, index }) => `const v${index} = ${JSON.stringify(pseudo(texts))}`,
    )
    const exported = names.map(({ name, index }) => `v${index} as ${name}`).join(', ')
    const body = `${lines.join('\n')}\nexport { ${exported} }`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** The same value with every text in it bracketed. */
const pseudo = (value: unknown): unknown => {
  if (typeof value === 'string') return `⟦${stretch(value)}⟧`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudo(inner)]))
}

/** Holes stay as they are; the rest gets marks and length. */
const stretch = (text: string): string => {
  const marked = text
    .split(/(\{\w+\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/[aeiou]/g, '$&\u0301')))
    .join('')
  return `${marked} ${'~'.repeat(Math.ceil(text.length / 3))}`
}
