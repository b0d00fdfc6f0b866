import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the page keeps its own colours: the stylesheet touches what is ours, and variables', () => {
  const style = document.createElement('style')
  style.textContent = readFileSync(`${import.meta.dirname}/styles.css`, 'utf8')
  document.head.append(style)
  const touched = [...(style.sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => !/\.ts-|\[data-theme=/.test(selectorText))
    .flatMap((rule) => [...rule.style].map((property) => `${rule.selectorText} ${property}`))
  expect(touched.filter((one) => !one.includes(' --ts-'))).toEqual([])
})
