import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'
import { findViolations } from './findViolations.ts'

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
  // No package is installed in the fixture, so its files import other packages by relative paths.
  'no-relative-import-of-another-package': [
    'apps/check/src/good.ts',
    'apps/check/src/importsDriver.ts',
    'apps/gallery/src/importsHarness.ts',
    'apps/web/src/importsHarness.ts',
    'apps/web/src/main.ts',
    'apps/web/src/main.ts',
    'conformance/app/environments/node/connection.ts',
    'conformance/core/importsHarness.ts',
    'conformance/drivers/importsConnect.ts',
    'conformance/drivers/node.ts',
    'harness/src/importsConnect.ts',
    'harness/src/importsUnpublishedCode.ts',
    'packages/connect/src/importsReact.ts',
    'packages/react/src/importsWebApp.ts',
    'packages/react/src/index.ts',
    'packages/siwe/src/importsConnect.ts',
  ],
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
