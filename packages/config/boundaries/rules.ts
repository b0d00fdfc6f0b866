import type { IForbiddenRuleType } from 'dependency-cruiser'
import { staysHere } from '../publish/staysHere.ts'

// Tests and benchmarks, which do not ship. The rules about browsers exclude them; the rules about packages do not.
const tests = String.raw`(\.(test|spec|bench)\.tsx?$|/(vitest|playwright)\.config\.ts$)`
const browser = String.raw`(^|/)(@playwright/test|playwright|playwright-core|@synthetixio/synpress)(/|$)`
// The environments of the app suite drive the app. A mutant is a fake wallet that is driven with a fault.
const drivers = '^conformance/(src/(drivers|app|mutants)|metamask|journeys|discoveries|bench|soak)/'
// `conformance/metamask` is a workspace of its own that is installed on first use. Until then these names do not
// resolve, so the rules about browsers list them by name.
const ofMetaMask = '^(playwright-core|@synthetixio/synpress(-cache)?|selfsigned)(/|$)'

/** Forbidden imports. Each rule has a file in `fixtures/house` that breaks it. */
export const rules: IForbiddenRuleType[] = [
  {
    name: 'connect-imports-no-room',
    comment: 'packages/connect stands alone: it imports no other room.',
    severity: 'error',
    from: { path: '^packages/connect/' },
    to: { path: '^(apps|harness|conformance|packages/(?!connect/|config/))' },
  },
  {
    name: 'react-imports-connect-only',
    comment: 'packages/react imports packages/connect and no other room.',
    severity: 'error',
    from: { path: '^packages/react/' },
    to: { path: '^(apps|harness|conformance|packages/(?!connect/|react/|config/))' },
  },
  {
    name: 'siwe-imports-no-room',
    comment: 'packages/siwe stands alone: a dapp without our dialog signs in with it too.',
    severity: 'error',
    from: { path: '^packages/siwe/' },
    to: { path: '^(apps|harness|conformance|packages/(?!siwe/|config/))' },
  },
  {
    name: 'web-imports-the-product-only',
    comment: 'What is tested is what ships: the app knows neither the harness nor the suite.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^(apps/(?!web/)|harness|conformance|packages/(?!connect/|react/|siwe/|config/))' },
  },
  {
    name: 'gallery-imports-the-product-only',
    comment: 'The gallery is served by the harness and imports none of it.',
    severity: 'error',
    from: { path: '^apps/gallery/' },
    to: {
      path: '^(apps/(?!gallery/|web/)|harness|conformance|packages/(?!connect/|react/|siwe/|config/))',
    },
  },
  {
    name: 'check-imports-no-driver',
    comment: 'The Check page carries the catalogue, the judges and the manual driver, no browser.',
    severity: 'error',
    from: { path: '^apps/check/' },
    to: { path: [`^(harness/|conformance/src/(drivers/(?!manual)|cli|app/))`, browser] },
  },
  {
    name: 'harness-never-knows-the-product',
    comment: 'A table of codes shared by the fake and the classifier would hide its own mistakes.',
    severity: 'error',
    from: { path: '^harness/' },
    to: { path: '^(apps|conformance|packages/(?!config/))' },
  },
  {
    name: 'only-drivers-know-the-harness',
    comment: 'In the suite only the drivers import the harness, Playwright or Synpress.',
    severity: 'error',
    from: { path: '^conformance/', pathNot: [drivers, tests] },
    to: { path: ['^harness/', browser] },
  },
  {
    name: 'only-the-app-sweep-knows-connect',
    comment:
      'The suite tests the product from outside, but for the Node sweep of its connection, mutated or not.',
    severity: 'error',
    from: {
      path: '^conformance/',
      pathNot: '^conformance/(src/app/(node|mutants)|discoveries|bench|soak)/',
    },
    to: { path: '^(packages/(connect|react)|apps)/' },
  },
  {
    name: 'catalogue-knows-no-environment',
    comment:
      'Scripts and judges run in a page too: nothing that they reach knows Node or a browser.',
    severity: 'error',
    from: { path: '^conformance/src/catalogue/', pathNot: tests },
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
    name: 'wallet-engine-is-pure',
    comment: 'The engine runs in a page and in Node alike: it imports itself only.',
    severity: 'error',
    from: { path: '^harness/src/wallet/', pathNot: tests },
    to: { pathNot: ['^harness/src/wallet/', '(^|/)node_modules/(viem|valibot)/'] },
  },
  {
    name: 'personas-are-data',
    comment: 'A persona imports the words of the engine and nothing else.',
    severity: 'error',
    from: { path: '^harness/src/personas/', pathNot: tests },
    to: { pathNot: ['^harness/src/(wallet|personas)/', '(^|/)node_modules/viem/'] },
  },
  {
    name: 'what-is-published-is-whole',
    comment:
      'packages/config is not published, and what the driver of MetaMask stands on is installed at its first use: who installs a package could not import them.',
    severity: 'error',
    from: {
      path: '^(packages/(connect|react|siwe)|harness|conformance)/(src|fidelity)/',
      pathNot: tests,
    },
    to: { path: '^(packages/config|conformance/metamask)/' },
  },
  {
    name: 'what-is-published-brings-its-packages',
    comment:
      'Who installs a package gets its dependencies, and is told of its peers: what only this workspace installs is not there.',
    severity: 'error',
    from: {
      path: '^(packages/(connect|react|siwe)|harness|conformance)/(src|fidelity)/',
      pathNot: staysHere,
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', 'type-only'] },
  },
  {
    name: 'no-circle',
    comment: 'Two files that need each other are one file, or three.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-broken-import',
    comment: 'An import that resolves to nothing would slip past every rule above.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ofMetaMask },
  },
]
