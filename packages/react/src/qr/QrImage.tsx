import { qrPath } from './qrPath.ts'

const quiet = 4 // modules on each side, ISO/IEC 18004

/** A QR code. Renders an `<svg>`, black on white in every theme: cameras want it so. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text)
  const side = size + 2 * quiet
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
    </svg>
  )
}
