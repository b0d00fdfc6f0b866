import { type Size, sizeOfSvg } from './sizeOfSvg.ts'

/** Size of an image in a data URI. */
export type IconSize = { kind: 'vector' | 'pixels'; size: Size }

/**
 * Reads the size of an SVG or PNG image in a data URI.
 *
 * @returns undefined for other image types, and for images whose size cannot be read
 */
export function sizeOfIcon(icon: string): IconSize | undefined {
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
