import { expect, test } from 'vitest'
import { createIdenticon } from './AccountIcon.tsx'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('ignores the letter case of the address', () => {
  expect(createIdenticon(address.toLowerCase())).toEqual(createIdenticon(address))
})

test('mirrors the picture', () => {
  const { cells } = createIdenticon(address)
  expect(cells.length).toBeGreaterThan(0)
  for (const { x, y } of cells) expect(cells).toContainEqual({ x: 4 - x, y })
})

test('differs for addresses that share their beginning and end', () => {
  const twin = `${address.slice(0, 8)}${'3'.repeat(28)}${address.slice(-6)}`
  expect(createIdenticon(twin)).not.toEqual(createIdenticon(address))
})
