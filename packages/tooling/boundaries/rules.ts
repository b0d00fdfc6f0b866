import type { IForbiddenRuleType } from 'dependency-cruiser'
import { unpublishedFiles } from '../publish/unpublishedFiles.ts'

// Tests, benchmarks and their configurations, which do not ship. Several rules exclude them.
const tests = String.raw`(\.(test|spec|bench)\.tsx?$|/(vitest|playwright)\.config\.ts$)`
const browser = String.raw`(^|/)(@playwright/test|playwright|playwright-core|@synthetixio/synpress)(/|$)`
// Parts of the suite that may drive a browser or a fake wallet. The environments of the app suite drive the
// app. A mutant is a fake wallet with a deliberate fault. The module of an example dapp operates its page.
const drivers =
  '^conformance/(drivers|app|wallet/mutants|metamask|journeys|discoveries|bench|soak|examples/[a-z]+-dapp)/'
// `conformance/metamask` and the RainbowKit example are workspaces of their own, which may not be installed. Then
// these dependencies do not resolve, so the rule about broken imports leaves them out.
const separateDependencies =
  '^(playwright-core|@synthetixio/synpress(-cache)?|selfsigned|@rainbow-me/rainbowkit)(/|$)'

const published =
  '^((packages/(connect|react|siwe)|harness)/(src|fidelity)|conformance/(app|cli|core|drivers|reports|wallet))/'

/** Forbidden imports. Each rule has a file in `fixtures/repository` that breaks it. */
export const rules: IForbiddenRuleType[] = [
  {
    name: 'connect-imports-no-package',
    comment: 'packages/connect imports no other package of the repository.',
    from: { path: '^packages/connect/' },
    to: { path: '^(apps|harness|conformance|packages/(?!connect/|tooling/))' },
  },
  {
    name: 'react-imports-connect-only',
    comment: 'packages/react imports packages/connect and no other package of the repository.',
    from: { path: '^packages/react/' },
    to: { path: '^(apps|harness|conformance|packages/(?!connect/|react/|tooling/))' },
  },
  {
    name: 'siwe-imports-no-package',
    comment:
      'packages/siwe imports no other package of the repository, so that a dapp without our dialog can use it.',
    from: { path: '^packages/siwe/' },
    to: { path: '^(apps|harness|conformance|packages/(?!siwe/|tooling/))' },
  },
  {
    name: 'web-imports-the-product-only',
    comment: 'The app imports neither the harness nor the suite, so that tests run on what ships.',
    from: { path: '^apps/web/' },
    to: {
      path: '^(apps/(?!web/)|harness|conformance|packages/(?!connect/|react/|siwe/|tooling/))',
    },
  },
  {
    name: 'gallery-imports-the-product-only',
    comment: 'The gallery is served by the harness and imports none of it.',
    from: { path: '^apps/gallery/' },
    to: {
      path: '^(apps/(?!gallery/|web/)|harness|conformance|packages/(?!connect/|react/|siwe/|tooling/))',
    },
  },
  {
    name: 'check-imports-no-driver',
    comment:
      'The Check page contains the checks, the judges and the manual driver, but no code that drives a browser.',
    from: { path: '^apps/check/' },
    to: { path: [`^(harness/|conformance/(drivers/(?!manual)|cli|app/))`, browser] },
  },
  {
    name: 'harness-does-not-import-the-product',
    comment:
      'The harness does not share code with the product: an error in a shared table of codes would stay hidden.',
    from: { path: '^harness/' },
    to: { path: '^(apps|conformance|packages/(?!tooling/))' },
  },
  {
    name: 'only-drivers-import-the-harness',
    comment: 'In the suite only the drivers import the harness, Playwright or Synpress.',
    from: { path: '^conformance/', pathNot: [drivers, tests] },
    to: { path: ['^harness/', browser] },
  },
  {
    name: 'only-the-node-environment-imports-connect',
    comment:
      'The suite tests the product from outside. Only its Node environment imports the connection.',
    from: {
      path: '^conformance/',
      pathNot: '^conformance/(app/environments/node|discoveries|bench|soak)/',
    },
    to: { path: '^(packages/(connect|react)|apps)/' },
  },
  {
    name: 'checks-import-no-environment',
    comment:
      'Scripts and judges run in pages too: they import neither Node nor a browser, directly or indirectly.',
    from: { path: '^conformance/(wallet/(?!mutants/)|app/cells/)', pathNot: tests },
    to: {
      reachable: true,
      path: [
        '^harness/',
        '^packages/',
        browser,
        '^(node:)?(fs|path|url|os|process|child_process|worker_threads|module|http|https|net|crypto|util|events|stream|vm|timers)(/|$)',
      ],
    },
  },
  {
    name: 'wallet-engine-imports-itself-only',
    comment: 'The wallet engine runs in pages and in Node: it imports its own files only.',
    from: { path: '^harness/src/wallet/', pathNot: tests },
    to: { pathNot: ['^harness/src/wallet/', '(^|/)node_modules/(viem|valibot)/'] },
  },
  {
    name: 'personas-import-the-engine-only',
    comment: 'A persona is data: it imports the types of the engine and nothing else.',
    from: { path: '^harness/src/personas/', pathNot: tests },
    to: { pathNot: ['^harness/src/(wallet|personas)/', '(^|/)node_modules/viem/'] },
  },
  {
    name: 'published-code-imports-published-code',
    comment:
      'Published code must not import packages/tooling, which is not published, or conformance/metamask, which has its own lockfile.',
    from: { path: published, pathNot: tests },
    to: {
      path: '^(packages/tooling|conformance/(metamask|authoring|journeys|soak|bench|discoveries))/',
    },
  },
  {
    name: 'published-code-imports-no-dev-dependency',
    comment:
      'Published code imports its own dependencies and peer dependencies: development dependencies are missing after installation.',
    from: { path: published, pathNot: unpublishedFiles },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', 'type-only'] },
  },
  {
    name: 'no-relative-import-of-another-package',
    comment: 'Import another package by its name.',
    from: { path: '^((?:apps|packages)/[^/]+|harness|conformance)/' },
    to: { dependencyTypes: ['local'], pathNot: '^$1/' },
  },
  {
    name: 'no-cycle',
    comment:
      'Merge two files that import each other, or move what both need into a third. Type imports count.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-broken-import',
    comment: 'The rules above cannot check an import that does not resolve.',
    from: {},
    to: { couldNotResolve: true, pathNot: separateDependencies },
  },
]
