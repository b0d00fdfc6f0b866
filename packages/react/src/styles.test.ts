import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('styles only its own classes and variables, and no colours of the page', () => {
  const style = document.createElement('style')
  style.textContent = readFileSync(`${import.meta.dirname}/styles.css`, 'utf8')
  document.head.append(style)
  const touched = [...(style.sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => !/\.ts-|\[data-theme=/.test(selectorText))
    .flatMap((rule) => [...rule.style].map((property) => `${rule.selectorText} ${property}`))
  expect(touched.filter((one) => !one.includes(' --ts-'))).toEqual([])
})
