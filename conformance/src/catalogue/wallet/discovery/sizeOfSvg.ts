/** How wide and high a picture is, in its own measure. */
export type Size = readonly [width: number, height: number]

/**
 * The size that a vector image says it has: its `width` and `height`, else its `viewBox`. Only their ratio
 * is seen where it is shown in a box of another size.
 *
 * @returns `undefined` where the text is no SVG, or says nothing that can be compared.
 * @example
 * sizeOfSvg('<svg viewBox="0 0 24 24">…') // [24, 24]
 */
export function sizeOfSvg(svg: string): Size | undefined {
  const [tag] = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i.exec(svg) ?? []
  if (!tag) return undefined
  const [width, height] = [lengthOf(tag, 'width'), lengthOf(tag, 'height')]
  if (width !== undefined && height !== undefined) return [width, height]
  const box =
    attribute(tag, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [, , w = NaN, h = NaN] = box
  return w > 0 && h > 0 ? [w, h] : undefined
}

/** In pixels; `undefined` where it depends on something outside, as a percentage does. */
function lengthOf(tag: string, name: string): number | undefined {
  const [, value] = /^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(attribute(tag, name) ?? '') ?? []
  return value === undefined ? undefined : Number(value)
}

const attribute = (tag: string, name: string): string | undefined => {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return double ?? single
}
