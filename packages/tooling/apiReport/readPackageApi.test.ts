import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findEntryPoints } from './findEntryPoints.ts'
import { formatApiReport } from './reports.ts'
import { readPackageApi } from './readPackageApi.ts'

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024'],
  types: [],
  module: 'preserve',
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
}

/** Returns the reports of a package with these files. Its entry points are `index.ts` and `other.ts`. */
function reportsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'touchstone-api-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const exports = { '.': './index.ts', ...('other.ts' in files && { './other': './other.ts' }) }
  const all = {
    'package.json': JSON.stringify({ name: 'wallets', type: 'module', exports }),
    'tsconfig.json': JSON.stringify({ compilerOptions }),
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return readPackageApi(root, findEntryPoints(root)).map(formatApiReport)
}

test('reports the signature, the first sentence and the types of each export', () => {
  const [report] = reportsOf({
    'index.ts': `
export { createWallet } from './createWallet.ts'
export type { Wallet } from './Wallet.ts'
/** Names of the wallets. */
export { default as names } from './names.json'
`,
    'createWallet.ts': `
import type { Chain } from 'chains'
import type { Wallet } from './Wallet.ts'

/**
 * Creates a wallet of
 * a chain. It has no accounts.
 *
 * @example createWallet({ chain: 56 })
 */
export function createWallet({ chain = 56 }: createWallet.Options): Wallet {
  return { chain }
}

export declare namespace createWallet {
  type Options = {
    /** Id of the chain. */
    chain?: Chain
  }
}
`,
    'Wallet.ts': `
/** Wallet with these parts: */
export class Wallet {
  private secret = 'none'
  chain = 56
}
`,
    'names.json': '{ "metamask": "MetaMask" }',
    'node_modules/chains/package.json': '{ "name": "chains", "types": "index.d.ts" }',
    'node_modules/chains/index.d.ts': 'export type Chain = number\n',
  })
  expect(report).toMatchInlineSnapshot(`
    "# wallets

    API report, compared by \`npm test\`. To update it: \`node packages/tooling/apiReport/main.ts --update\`.

    ## Exports

    \`\`\`ts
    // Wallet with these parts
    class Wallet {
        private secret;
        chain: number;
    }

    // Creates a wallet of a chain.
    function createWallet({ chain }: createWallet.Options): Wallet;
    namespace createWallet {
        type Options = {
            chain?: Chain;
        };
    }
    // types: Chain (chains), Wallet

    // Names of the wallets.
    const names: {
        metamask: string;
    }
    \`\`\`
    "
  `)
})

test('reports what has no doc comment, and what is reached and not exported', () => {
  const [report] = reportsOf({
    'index.ts': `
import type { Event, Listener } from './events.ts'
export const on = (listener: Listener): void => listener({} as Event)
`,
    'events.ts': `
/** Function that receives events. */
export type Listener = (event: Event) => void
export type Event = { from: Sender }
type Sender = 'wallet' | 'page'
`,
  })
  expect(report).toMatchInlineSnapshot(`
    "# wallets

    API report, compared by \`npm test\`. To update it: \`node packages/tooling/apiReport/main.ts --update\`.

    ## Exports

    \`\`\`ts
    const on: (listener: Listener) => void;
    // types: Listener
    \`\`\`

    ## Reached, not exported

    \`\`\`ts
    type Event = {
        from: Sender;
    };
    // types: Sender

    // Function that receives events.
    type Listener = (event: Event) => void;
    // types: Event

    type Sender = 'wallet' | 'page';
    \`\`\`
    "
  `)
})

test('does not report a type that another entry point exports', () => {
  const [index] = reportsOf({
    'index.ts': `
import type { Event } from './other.ts'
/** Sends an event. */
export const send = (event: Event): void => void event
`,
    'other.ts': `
/** Event of a wallet. */
export type Event = { name: string }
`,
  })
  expect(index).toContain('// types: Event')
  expect(index).not.toContain('not exported')
})

test('throws the error of the compiler if it cannot write the declarations', () => {
  const files = { 'index.ts': 'export {}', 'tsconfig.json': '{ "compilerOptions": { "lib": 1 } }' }
  expect(() => reportsOf(files)).toThrow(/cannot be written: .*'lib'/)
})
