import { createIdenticon } from './createIdenticon.ts'

/** Identicon of an address. Decorative, because the address is beside it. Renders an `<svg>`. */
export function AccountIcon({ address }: { address: string }) {
  const { cells, hue, ground } = createIdenticon(address)
  return (
    <svg className="identicon" viewBox="-1.5 -1.5 8 8" aria-hidden="true">
      <rect x="-1.5" y="-1.5" width="8" height="8" fill={`hsl(${ground} 45% 30%)`} />
      {cells.map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          x={x}
          y={y}
          width="1.02"
          height="1.02"
          fill={`hsl(${hue} 85% 72%)`}
        />
      ))}
    </svg>
  )
}
