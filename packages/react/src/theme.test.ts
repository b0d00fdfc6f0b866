import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStylesheet } from './testing/readStylesheet.ts'
import { computeColour, contrast, declarationsOf, type Variables } from './testing/cssColours.ts'

const css = readStylesheet()
const readme = readFileSync(`${import.meta.dirname}/../README.md`, 'utf8')

const base = Object.fromEntries(declarationsOf(css, ':where(:root)'))
const midnight = Object.fromEntries(declarationsOf(css, ":where(:root[data-theme='midnight'])"))

const presets: Record<string, computeColour.Theme> = {
  light: { scheme: 'light', variables: base },
  dark: { scheme: 'dark', variables: base },
  midnight: { scheme: 'dark', variables: { ...base, ...midnight } },
}

/** The accent of the README's example. */
const accent = Object.fromEntries(
  [...readme.matchAll(/^ {2}(--ts-[\w-]+): (.*);$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
) as Variables

const withAccent = Object.entries(presets).map(([name, { scheme, variables }]) => [
  `${name} with an accent`,
  { scheme, variables: { ...variables, ...accent } },
]) as [string, computeColour.Theme][]

const themes = [...Object.entries(presets), ...withAccent]

/** Variables of text colours, and of the backgrounds on which the stylesheet sets text. */
const texts = ['text', 'muted', 'highlight']
const grounds = ['surface', 'raised', 'hover', 'highlight-wash', 'error-wash']

/** Returns the value of a property of the first rule with this selector. */
const valueOf = (selector: string, property: string) =>
  Object.fromEntries(declarationsOf(css, selector))[property] ?? ''

test('the README has an accent', () => {
  expect(Object.keys(accent)).toContain('--ts-accent')
})

test.each(themes)('text has a contrast of 4.5:1 (WCAG AA): %s', (_, theme) => {
  const colour = (name: string) => computeColour(`var(--ts-${name})`, theme)
  const low = texts.flatMap((text) =>
    grounds
      .map((ground) => ({ pair: `${text} on ${ground}`, text, ground }))
      .filter((one) => contrast(colour(one.text), colour(one.ground)) < 4.5)
      .map(({ pair }) => pair),
  )
  expect(low).toEqual([])
})

test.each(themes)('the text of primary buttons has a contrast of 4.5:1: %s', (_, theme) => {
  const colour = (value: string) => computeColour(value, theme)
  const text = colour(valueOf('.ts-primary', 'color'))
  const low = [
    '.ts-primary',
    '.ts-primary:where(:not(.ts-connect)):hover',
    ".ts-connect[data-status='reconnecting']",
  ].filter((selector) => contrast(text, colour(valueOf(selector, 'background'))) < 4.5)
  expect(low).toEqual([])
})

test.each(themes)('the initial of a wallet has a contrast of 4.5:1: %s', (_, theme) => {
  const ground = computeColour(valueOf('.ts-icon', 'background'), theme)
  expect(contrast(computeColour('var(--ts-text)', theme), ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(themes)(
  'the focus ring and the border of an error have a contrast of 3:1 (WCAG 1.4.11): %s',
  (_, theme) => {
    const [, ring = ''] = /outline: 2px solid (.*);/.exec(css) ?? []
    const error = valueOf(".ts-notice[data-tone='alert']", 'border').replace('1px solid ', '')
    for (const ground of ['surface', 'raised', 'error-wash']) {
      const behind = computeColour(`var(--ts-${ground})`, theme)
      expect(contrast(computeColour(ring, theme), behind)).toBeGreaterThanOrEqual(3)
      expect(contrast(computeColour(error, theme), behind)).toBeGreaterThanOrEqual(3)
    }
  },
)

test('the contrast is computed for every colour of text and every ground', () => {
  const used = (property: string) =>
    [...css.matchAll(new RegExp(`^ +${property}: var\\(--ts-([\\w-]+)`, 'gm'))].map(
      ([, name]) => name,
    )
  expect(used('color').filter((name) => ![...texts, 'on-accent'].includes(name!))).toEqual([])
  const other = ['primary', 'border', 'backdrop']
  expect(used('background').filter((name) => ![...grounds, ...other].includes(name!))).toEqual([])
})

test.each(['light', 'dark', 'midnight'])('an accent colours all highlights of %s', (name) => {
  const { scheme, variables } = presets[name]!
  const theme = { scheme, variables: { ...variables, '--ts-accent': '#123456' } }
  const accents = ['primary', 'highlight'].map((one) => computeColour(`var(--ts-${one})`, theme))
  expect(accents).toEqual([
    [18, 52, 86],
    [18, 52, 86],
  ])
})

test('the contrast of black and white is 21', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
})
