import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { readStylesheet } from './testing/readStylesheet.ts'
import { declarationsOf } from './testing/cssColours.ts'

const css = readStylesheet()
const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8')

const theme = Object.fromEntries(declarationsOf(css, ':where(:root)'))
const themed = Object.keys(theme).filter((name) => name.startsWith('--ts-'))
/** Variables that only a page sets. */
const unset = ['--ts-accent', '--ts-font']

/** The rules after the theme. */
const rules = css.slice(css.indexOf('.ts-dialog:not([open])'))

/** Declarations of the rules whose property matches, as `property: value`. */
const declarations = (property: RegExp) =>
  [...rules.matchAll(/^ +([\w-]+): ([^;{}]+);/gm)]
    .filter(([, name = '']) => property.test(name))
    .map(([, name = '', value = '']) => `${name}: ${value.replaceAll(/\s+/g, ' ')}`)

test('styles only its own classes and variables, and no colours of the page', () => {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  // Test files share the document: the rules would hide the closed dialog of another one.
  onTestFinished(() => style.remove())
  const touched = [...(style.sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => !/\.ts-|\[data-theme=/.test(selectorText))
    .flatMap((rule) => [...rule.style].map((property) => `${rule.selectorText} ${property}`))
  expect(touched.filter((one) => !one.includes(' --ts-'))).toEqual([':where(:root) color-scheme'])
})

test('has the colours, shadows and fonts of its rules in variables', () => {
  const literal = declarations(/./).filter(
    (one) =>
      /#[\da-f]{3}|\brgb|\bhsl/.test(one) ||
      (/^(box-shadow|font-family): /.test(one) && !/: var\(--ts-/.test(one)),
  )
  expect(literal).toEqual([
    // The fallback of the theme's value.
    `background: var(--ts-backdrop, ${theme['--ts-backdrop']})`,
    // The strokes of wallet icons, which have a background of their own.
    'stroke: #fff',
    // The background of QR codes, which scanners expect to be white.
    'background: #fff',
  ])
})

test('derives every radius from --ts-radius, except that of the round progress indicator', () => {
  const radii = declarations(/radius$/).filter((one) => !one.includes('var(--ts-radius)'))
  expect(radii).toEqual([
    'border-radius: inherit',
    'border-radius: 50%',
    // The dialog touches the lower edge of a small screen.
    'border-end-start-radius: 0',
    'border-end-end-radius: 0',
  ])
})

test('derives paddings, gaps and margins from --ts-space, except those that align', () => {
  const fixed = declarations(/^(gap|column-gap|padding|margin)/)
    .filter((one) => /\drem/.test(one))
    .filter((one) => !/: -/.test(one))
  expect(fixed).toEqual([])
})

test('has the same sizes on a page without a reset: links are content-box there, and buttons border-box', () => {
  const blocks = [...rules.matchAll(/^([.:][^{}@]+) \{\n([^{}]+)\}/gm)]
  const sized = blocks
    .filter(([, , body = '']) => /^ +(min-)?(inline|block)-size: /m.test(body))
    .filter(([, , body = '']) => /^ +(padding[\w-]*|border): /m.test(body))
    .map(([, selector = '']) => selector)
  const [, list = ''] = /:is\(([^)]*)\) \{\n +box-sizing: border-box;/.exec(rules) ?? []
  expect(list.split(/,\s+/).toSorted()).toEqual(sized.toSorted())
})

test('is light on a page without a color-scheme', () => {
  expect(theme['color-scheme']).toBe('light')
})

test('uses only variables of the theme', () => {
  const used = [...css.matchAll(/var\((--ts-[\w-]+)/g)].map(([, name = '']) => name)
  const own = [...rules.matchAll(/^ +(--ts-[\w-]+):/gm)].map(([, name = '']) => name)
  expect(used.filter((name) => ![...themed, ...unset, ...own].includes(name))).toEqual([])
  expect([...themed, ...unset].filter((name) => !used.includes(name))).toEqual([])
})

test('the README lists every variable of the theme, and no other', () => {
  const listed = [...readme.matchAll(/^\| `(--ts-[\w-]+)` /gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual([...themed, ...unset].toSorted())
})

test('the rules of the theme have no specificity, so that a rule of the page for :root wins', () => {
  const selectors = [...css.matchAll(/^([^\s@}].*) \{\n(?: {2}(?:color-scheme|--ts-).*\n)+\}/gm)]
  expect(selectors.map(([, selector]) => selector)).toEqual([
    ':where(:root)',
    ":where(:root[data-theme='midnight'])",
    // These must override the `color-scheme` of the page for `:root`.
    ":root[data-theme='light']",
    ":root:is([data-theme='dark'], [data-theme='midnight'])",
  ])
})
