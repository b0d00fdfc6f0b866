import type { Address } from './types.ts'

/** Returns the address with the upper and lower case letters that serve as its checksum (EIP-55). */
export const checksumAddress = (address: Address): Address => {
  const lower = address.slice(2).toLowerCase()
  const hash = keccak256(Array.from(lower, (letter) => letter.charCodeAt(0)))
  let out = '0x'
  for (let i = 0; i < 40; i++) {
    const nibble = ((hash[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 15
    out += nibble >= 8 ? lower.charAt(i).toUpperCase() : lower.charAt(i)
  }
  return out as Address
}

const mask = (1n << 64n) - 1n
const rotate = (value: bigint, by: number): bigint => {
  const n = BigInt(by % 64)
  return ((value << n) | (value >> (64n - n))) & mask
}

/** Computes the Keccak-256 hash of at most 135 bytes, which fit into one block. */
function keccak256(bytes: readonly number[]): number[] {
  const block = [...bytes, 1, ...Array<number>(135 - bytes.length).fill(0)]
  block[135] = (block[135] ?? 0) | 0x80
  const lanes = Array.from({ length: 25 }, (_, lane) => {
    let value = 0n
    for (let i = 7; i >= 0; i--) value = (value << 8n) | BigInt(block[lane * 8 + i] ?? 0)
    return value
  })
  permute(lanes)
  return Array.from({ length: 32 }, (_, i) =>
    Number(((lanes[i >> 3] ?? 0n) >> BigInt((i % 8) * 8)) & 255n),
  )
}

/** Applies the permutation Keccak-f[1600] (FIPS 202, section 3.3). `lfsr` generates its round constants. */
function permute(a: bigint[]): void {
  const at = (i: number) => a[i] ?? 0n
  let lfsr = 1
  for (let round = 0; round < 24; round++) {
    const columns = Array.from(
      { length: 5 },
      (_, x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20),
    )
    for (let i = 0; i < 25; i++) {
      const x = i % 5
      a[i] = at(i) ^ (columns[(x + 4) % 5] ?? 0n) ^ rotate(columns[(x + 1) % 5] ?? 0n, 1)
    }
    let [x, y] = [1, 0]
    let current = at(1)
    for (let t = 0; t < 24; t++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = at(x + 5 * y)
      a[x + 5 * y] = rotate(current, ((t + 1) * (t + 2)) / 2)
      current = next
    }
    for (let row = 0; row < 25; row += 5) {
      const r = a.slice(row, row + 5)
      for (let i = 0; i < 5; i++)
        a[row + i] = (r[i] ?? 0n) ^ (~(r[(i + 1) % 5] ?? 0n) & mask & (r[(i + 2) % 5] ?? 0n))
    }
    for (let j = 0; j < 7; j++) {
      if (lfsr & 1) a[0] = at(0) ^ (1n << BigInt((1 << j) - 1))
      lfsr = lfsr & 0x80 ? ((lfsr << 1) ^ 0x71) & 0xff : lfsr << 1
    }
  }
}
