import { fileURLToPath } from 'node:url'
import type { IDependency } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'
import { findRelativeImports, findViolations } from './findViolations.ts'

const repository = fileURLToPath(new URL('fixtures/repository', import.meta.url))

// Files of the fixture by the rule that they break. All other files must break no rule.
const broken = {
  'connect-imports-no-package': ['packages/connect/src/importsReact.ts'],
  'react-imports-connect-only': ['packages/react/src/importsWebApp.ts'],
  'siwe-imports-no-package': ['packages/siwe/src/importsConnect.ts'],
  'web-imports-the-product-only': ['apps/web/src/importsHarness.ts'],
  'gallery-imports-the-product-only': ['apps/gallery/src/importsHarness.ts'],
  'check-imports-no-driver': ['apps/check/src/importsDriver.ts'],
  'harness-does-not-import-the-product': ['harness/src/importsConnect.ts'],
  'only-drivers-import-the-harness': ['conformance/core/importsHarness.ts'],
  'only-the-node-environment-imports-connect': ['conformance/drivers/importsConnect.ts'],
  'checks-import-no-environment': ['conformance/wallet/importsNodeIndirectly.ts'],
  'wallet-engine-imports-itself-only': ['harness/src/wallet/importsNode.ts'],
  'personas-import-the-engine-only': ['harness/src/personas/importsPageCode.ts'],
  'published-code-imports-published-code': [
    'conformance/drivers/importsUnpublishedCode.ts',
    'harness/src/importsUnpublishedCode.ts',
  ],
  'published-code-imports-no-dev-dependency': ['harness/src/importsDevDependency.ts'],
  'no-cycle': ['conformance/core/cycleA.ts'],
  'no-broken-import': ['conformance/core/brokenImport.ts'],
}

test('each rule reports the file that breaks it, and no other file', async () => {
  const { found } = await findViolations(repository)

  const caught = Object.groupBy(found, ({ rule }) => rule)
  const files = Object.entries(caught).map(([rule, all]) => [rule, all!.map(({ from }) => from)])
  expect(Object.fromEntries(files)).toEqual(broken)
})

test('each rule has a file that breaks it', () => {
  expect(Object.keys(broken)).toEqual(rules.map(({ name }) => name))
})

test.each([
  ['apps/web/src/a.ts', '../../gallery/b.ts', 'apps/gallery/b.ts', 1],
  ['harness/src/a.ts', '../../conformance/b.ts', 'conformance/b.ts', 1],
  ['apps/web/src/a.ts', './b.ts', 'apps/web/src/b.ts', 0],
  ['apps/web/src/a.ts', '@touchstone/react', 'packages/react/src/index.ts', 0],
])('lists relative imports of other packages: %s imports %s', (source, module, resolved, count) => {
  const dependency = { module, resolved } as IDependency

  expect(findRelativeImports([{ source, dependencies: [dependency] }])).toHaveLength(count)
})
