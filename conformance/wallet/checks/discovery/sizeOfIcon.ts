/** Width and height of an image, in its own unit. */
type Size = readonly [width: number, height: number]

/**
 * Reads the size of an SVG or PNG image in a data URI.
 *
 * @returns undefined for other image types, and for images whose size cannot be read
 */
export function sizeOfIcon(icon: string): { kind: 'vector' | 'pixels'; size: Size } | undefined {
  const [, type, base64, body = ''] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(icon) ?? []
  if (type === 'image/svg+xml') {
    const size = sizeOfSvg(textOf(body, Boolean(base64)))
    return size && { kind: 'vector', size }
  }
  const size = type === 'image/png' && base64 ? sizeOfPng(body) : undefined
  return size && { kind: 'pixels', size }
}

function textOf(body: string, base64: boolean): string {
  try {
    return base64 ? atob(body) : decodeURIComponent(body)
  } catch {
    return body
  }
}

/** Reads the size of a PNG image, which is in its first bytes. */
function sizeOfPng(base64: string): Size | undefined {
  const start = base64.slice(0, 32)
  if (!/^[\w+/]{32}$/.test(start)) return undefined
  const bytes = Uint8Array.from(atob(start), (char) => char.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return [view.getUint32(16), view.getUint32(20)]
}

/**
 * Reads the size of a vector image from its `width` and `height`, else from its `viewBox`. Their unit does not
 * matter, because only the ratio of a scalable image counts.
 */
function sizeOfSvg(svg: string): Size | undefined {
  const [tag] = /<svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/i.exec(svg) ?? []
  if (!tag) return undefined
  const [width, height] = [lengthOf(tag, 'width'), lengthOf(tag, 'height')]
  if (width !== undefined && height !== undefined) return [width, height]
  const box =
    attribute(tag, 'viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? []
  const [w = NaN, h = NaN] = box.slice(2).map(Number)
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
