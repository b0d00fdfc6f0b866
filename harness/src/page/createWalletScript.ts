import type { CreateWalletOptions } from '../createWallet.ts'
import type { PersonaName } from '../personas/index.ts'
import type { QuirkName } from '../wallet/quirks/index.ts'
import type { Rule } from '../wallet/types.ts'
import { bundleScript, importSpecifier } from './bundleScript.ts'
import { oncePerKey } from './oncePerKey.ts'
import { loadPersona, type PersonaFile } from './loadPersona.ts'

export declare namespace createWalletScript {
  type Options = Omit<
    CreateWalletOptions,
    'persona' | 'quirks' | 'rpc' | 'signer' | 'clock' | 'ready' | 'origin' | 'keeps'
  > & {
    /** Name of a persona, or the path of a file with a persona as its default export. Default `standard`. */
    persona?: PersonaName | PersonaFile
    quirks?: readonly QuirkName[]
    /** Rules that the wallet has from the start. */
    rules?: readonly Rule[]
  }
}

/**
 * Returns a script that creates a wallet in a page, for test runners that can run a script before those of the page.
 * Playwright and Vitest have fixtures instead. Tests find the wallet at `window.touchstone[id]`. The script contains
 * the private keys of the accounts. Each document gets a new wallet, so rules and permissions end with a navigation.
 *
 * @example
 * const script = await createWalletScript({ persona: 'rabby' })
 * await page.evaluateOnNewDocument(script)
 * await page.evaluate(() => window.touchstone.rabby.when('eth_requestAccounts').reject())
 *
 * @throws {TypeError} if the persona is unknown; the page reports other malformed options
 */
export async function createWalletScript({
  persona = 'standard',
  ...options
}: createWalletScript.Options = {}): Promise<string> {
  const { file, name } = await loadPersona(persona, [process.cwd()])
  const script = await oncePerKey(`wallet ${file}`, () =>
    bundleScript(
      [
        `import { ${name} as persona } from ${JSON.stringify(file)}`,
        `import { installStandaloneWalletInPage } from ${importSpecifier('page/installStandaloneWalletInPage.ts')}`,
        'installStandaloneWalletInPage(persona, touchstoneOptions)',
      ].join('\n'),
      { for: file, lazy: true },
    ),
  )
  return `(function(touchstoneOptions){${script}\n})(${JSON.stringify(options)});`
}
