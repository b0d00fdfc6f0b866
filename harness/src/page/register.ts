import type { Persona, Quirk } from '../wallet/persona.ts'
import { installWallet } from './install.ts'
import type { PageConfig } from './protocol.ts'
import { whenAsked } from './whenAsked.ts'

/** A place where the script of a persona and the configurations of its wallets find each other. */
export type Slot = { install?: (config: PageConfig) => void; waiting: PageConfig[] }

/** Runs in the page: serves the configurations that came before, and those that will come. */
export const register = (key: string, persona: Persona, quirks: readonly Quirk[]): void => {
  const world = globalThis as { [key: symbol]: Slot | undefined }
  const slot = (world[Symbol.for(`touchstone.${key}`)] ??= { waiting: [] })
  if (slot.install) return
  const names = [...persona.namespaces, ...Object.keys(persona.globals ?? {})].map(rootOf)
  // A quirk may be in how the wallet comes.
  const asked = quirks.length > 0 ? undefined : names
  slot.install = (config) => whenAsked(asked, () => installWallet(persona, quirks, config))
  for (const config of slot.waiting.splice(0)) slot.install(config)
}

/** `bitkeep.ethereum` lies under `bitkeep`. */
const rootOf = (path: string) => path.split('.', 1).join()
