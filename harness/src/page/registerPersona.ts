import type { Persona, Quirk } from '../wallet/engineAndPersonaTypes.ts'
import { installSyncedWalletInPage } from './installSyncedWalletInPage.ts'
import type { PageConfig } from './pageBridgeProtocol.ts'
import { installOnFirstUseInBlankPage } from './installOnFirstUseInBlankPage.ts'

/** Configurations of wallets that wait for the persona's script, or `install` once that script has run. */
export type Slot = { install?: (config: PageConfig) => void; waiting: PageConfig[] }

/** Registers a persona for the configurations that have arrived and for later ones. Runs in the page. */
export const registerPersona = (key: string, persona: Persona, quirks: readonly Quirk[]): void => {
  const scope = globalThis as { [key: symbol]: Slot | undefined }
  const slot = (scope[Symbol.for(`touchstone.${key}`)] ??= { waiting: [] })
  if (slot.install) return
  const names = [...persona.namespaces, ...Object.keys(persona.globals ?? {})].map(rootOf)
  // A quirk may change how a wallet is installed, so wallets with quirks install at once.
  const asked = quirks.length > 0 ? undefined : names
  slot.install = (config) =>
    installOnFirstUseInBlankPage(asked, () => installSyncedWalletInPage(persona, quirks, config))
  for (const config of slot.waiting.splice(0)) slot.install(config)
}

/** Returns the first segment of a path: `bitkeep` for `bitkeep.ethereum`. */
const rootOf = (path: string) => path.split('.', 1).join()
