import { expect, test } from 'vitest'
import { isDebian } from './debian.mjs'

test.each([
  ['ID=debian\n', true],
  ['NAME=x\nID="debian"\n', true],
  ['ID=ubuntu\nID_LIKE=debian\n', false],
  ['ID=alpine\n', false],
])('%j is Debian: %s', (osRelease, debian) => {
  expect(isDebian(osRelease)).toBe(debian)
})
