import { encode } from 'uqr'

const quiet = 4 // modules of the empty border (quiet zone) on each side, ISO/IEC 18004

/** A QR code, black on white in every theme, because scanners expect these colours. */
export function QrImage({ text, label, mark }: QrImage.Props) {
  const { size, path } = qrPath(text)
  const side = size + 2 * quiet
  // The image takes a fifth of the side, so 4 % of the modules. Error correction level M restores about 15 %.
  const hole = Math.round(size / 5) | 1
  const at = (size - hole) / 2
  return (
    <svg
      role="img"
      aria-label={label}
      className="ts-qr"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
      {mark !== undefined && (
        <>
          <rect x={at} y={at} width={hole} height={hole} fill="#fff" />
          <image href={mark} x={at + 1} y={at + 1} width={hole - 2} height={hole - 2} />
        </>
      )}
    </svg>
  )
}

export declare namespace QrImage {
  type Props = {
    text: string
    /** Accessible name. */
    label: string
    /** Small image as a data URI. */
    mark?: string | undefined
  }
}

/** Returns a QR code as one SVG path in a square of `size` modules, without its quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return { size, path: path.join('') }
}
