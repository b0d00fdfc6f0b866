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

/**
 * Derives a mirrored picture from the digits of an address: the filled cells of a 5 × 5 grid, and the hues of cells and
 * background in degrees. It proves nothing: two addresses can have the same picture.
 */
export function createIdenticon(address: string) {
  const digits = [...address.toLowerCase().replace(/^0x/, '')].map((digit) => parseInt(digit, 16))
  const cells = digits.slice(0, 15).flatMap((digit, index) => {
    const x = index % 3
    const y = Math.floor(index / 3)
    // Combine digits of both ends, so that addresses with the same beginning seldom have the same picture.
    const filled = (digit ^ (digits.at(-1 - index) ?? 0)) % 2 === 0
    if (!filled) return []
    const mirrored = { x: 4 - x, y }
    return x === 2 ? [mirrored] : [{ x, y }, mirrored]
  })
  const sum = (from: number) =>
    digits.slice(from, from + 10).reduce((total, digit, index) => total + digit * (index + 3), 0)
  const hue = (sum(15) * 7) % 360
  return { cells, hue, ground: (hue + 90 + (sum(28) % 120)) % 360 }
}
