/** Width and height of an image, in its own unit. */
export type Size = readonly [width: number, height: number]

/**
 * Reads the size of a vector image from its `width` and `height`, else from its `viewBox`. Their unit does not
 * matter, because only the ratio of a scalable image counts.
 *
 * @returns undefined if the text is no SVG, or has no comparable size
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

/** Returns the length in pixels, or undefined for relative units such as a percentage. */
function lengthOf(tag: string, name: string): number | undefined {
  const [, value] = /^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(attribute(tag, name) ?? '') ?? []
  return value === undefined ? undefined : Number(value)
}

const attribute = (tag: string, name: string): string | undefined => {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? []
  return double ?? single
}
