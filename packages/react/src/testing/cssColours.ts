/** Values of custom properties by name. */
export type Variables = Readonly<Record<string, string>>

/** Red, green and blue from 0 to 255. */
type Colour = readonly [number, number, number]

/** Returns the declarations of the first rule with this selector, as property and value. */
export function declarationsOf(css: string, selector: string): [string, string][] {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`The stylesheet has no rule for ${selector}.`)
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return [...block.matchAll(/^\s*([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\s+/g, ' '),
  ])
}

/** Computes a CSS colour: hex, `var()`, `light-dark()` and `color-mix(in srgb, …)`. */
export function computeColour(value: string, theme: computeColour.Theme): Colour {
  const { scheme, variables } = theme
  const compute = (text: string) => computeColour(text, theme)
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/.exec(value) ?? []
  const [first = '', second = '', third = ''] = splitArguments(inside)
  switch (name) {
    case undefined:
      return parseHex(value)
    case 'var':
      return compute(variables[first] ?? second)
    case 'light-dark':
      return compute(scheme === 'light' ? first : second)
    case 'color-mix': {
      const [, colour = '', percent] = /^(.*) (\d+)%$/.exec(second) ?? []
      if (first !== 'in srgb') throw new Error(`Cannot compute "${value}".`)
      return mix(compute(colour), compute(third), Number(percent) / 100)
    }
    default:
      throw new Error(`Cannot compute "${value}".`)
  }
}

export declare namespace computeColour {
  type Theme = { scheme: 'light' | 'dark'; variables: Variables }
}

/** Mixes two colours as `color-mix(in srgb, …)` does. `share` is the share of the first one. */
const mix = (a: Colour, b: Colour, share: number): Colour => {
  const channel = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}

/**
 * Returns the contrast ratio of two colours, from 1 to 21.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(a: Colour, b: Colour): number {
  const [first, second] = [luminance(a), luminance(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function parseHex(text: string): Colour {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1]
  if (digits === undefined) throw new Error(`Cannot compute "${text}".`)
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (index: number) => parseInt(long.slice(index, index + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

/** Splits the arguments of a CSS function at the commas that are not inside brackets. */
function splitArguments(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}
