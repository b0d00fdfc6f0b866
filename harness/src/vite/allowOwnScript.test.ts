import { expect, test } from 'vitest'
import { allowOwnScript } from './allowOwnScript.ts'

test.each([
  ['', ''],
  ["img-src 'none'", "img-src 'none'"],
  ["default-src 'self'", "default-src 'self'"],
  ['connect-src *', 'connect-src *'],
  ["connect-src 'none'", "connect-src 'self'"],
  ['Connect-Src https://a', "connect-src https://a 'self'"],
  ["default-src 'none'", "default-src 'none'; script-src 'self'; connect-src 'self'"],
  [
    "default-src 'none'; script-src 'sha256-x'; style-src 'self';",
    "default-src 'none'; script-src 'sha256-x' 'self'; style-src 'self'; connect-src 'self'",
  ],
  [
    "script-src 'self'; script-src-elem https://a",
    "script-src 'self'; script-src-elem https://a 'self'",
  ],
  [
    "script-src 'self' 'strict-dynamic' 'nonce-x'",
    "script-src 'self' 'strict-dynamic' 'nonce-x' 'nonce-touchstone'",
  ],
  [
    "default-src 'strict-dynamic' 'nonce-x'",
    "default-src 'strict-dynamic' 'nonce-x'; script-src 'strict-dynamic' 'nonce-x' 'nonce-touchstone'; connect-src 'strict-dynamic' 'nonce-x' 'self'",
  ],
])('changes %j to %j', (policy, widened) => {
  expect(allowOwnScript(policy)).toBe(widened)
})
