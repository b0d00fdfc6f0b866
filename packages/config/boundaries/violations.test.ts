import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'
import { violations } from './violations.ts'

const house = fileURLToPath(new URL('fixtures/house', import.meta.url))

// Files of the fixture by the rule that they break. All other files must break no rule.
const broken = {
  'connect-imports-no-room': ['packages/connect/src/bad.ts'],
  'react-imports-connect-only': ['packages/react/src/bad.ts'],
  'siwe-imports-no-room': ['packages/siwe/src/bad.ts'],
  'web-imports-the-product-only': ['apps/web/src/bad.ts'],
  'gallery-imports-the-product-only': ['apps/gallery/src/bad.ts'],
  'check-imports-no-driver': ['apps/check/src/bad.ts'],
  'harness-never-knows-the-product': ['harness/src/bad.ts'],
  'only-drivers-know-the-harness': ['conformance/src/engine/bad.ts'],
  'only-the-app-sweep-knows-connect': ['conformance/src/drivers/bad.ts'],
  'catalogue-knows-no-environment': ['conformance/src/catalogue/wallet/bad.ts'],
  'wallet-engine-is-pure': ['harness/src/wallet/bad.ts'],
  'personas-are-data': ['harness/src/personas/bad.ts'],
  'what-is-published-is-whole': ['conformance/src/drivers/shipped.ts', 'harness/src/shipped.ts'],
  'what-is-published-brings-its-packages': ['harness/src/lacking.ts'],
  'no-circle': ['conformance/src/engine/circleA.ts'],
  'no-broken-import': ['conformance/src/engine/lost.ts'],
}

test('each rule reports the file that breaks it, and no other file', async () => {
  const { found } = await violations(house)

  const caught = Object.groupBy(found, ({ rule }) => rule)
  const files = Object.entries(caught).map(([rule, all]) => [rule, all!.map(({ from }) => from)])
  expect(Object.fromEntries(files)).toEqual(broken)
})

test('each rule has a file that breaks it', () => {
  expect(Object.keys(broken)).toEqual(rules.map(({ name }) => name))
})
