import { basename, resolve } from 'node:path'
import type { Environment } from '../core/driver.ts'
import { UsageError } from '../core/UsageError.ts'
import { optionalFeatures } from '../wallet/optionalFeatures.ts'
import type { Gateway } from './chain/gateway.ts'
import { isPersonaPath } from './persona/isPersonaPath.ts'
import type { ExtensionWallet } from './extension/ExtensionWallet.ts'
import { driverNames, extensionWallets } from './extension/walletRegistry.ts'
import { readExtensionName } from './unpacked/readExtensionName.ts'

/** Options of the command line that select a wallet and its driver. */
export type WalletOptions = {
  provider?: string
  /** Whether to run the provider module in a sandbox. */
  sandbox?: true
  persona?: string
  /** Folder of an unpacked extension, or `true` if the driver finds the extension itself. */
  extension?: string | true
  driver?: string
  /** A version of MetaMask, or "latest". */
  metamask?: string
  in?: 'node' | 'page' | 'relay'
  headed?: boolean
}

type Context = {
  options: WalletOptions
  chain: Gateway
  /** Time limit of one answer, in ms. */
  step: number
  /** Ids of checks with a declared failure. */
  known: ReadonlySet<string>
}

/** A driver of the command line: how to select it, and how to open its environment. */
export type DriverEntry = {
  isSelected(options: WalletOptions): boolean
  /** Names the wallet in the run. Throws a UsageError if an option is missing, or has no effect with this driver. */
  subject(options: WalletOptions): {
    name: string
    kind: 'fake-persona' | 'module' | 'extension'
    version?: string
  }
  /** Returns the name under which the failures of the wallet are declared. Undefined for a wallet of the user. */
  expectations(options: WalletOptions): string | undefined
  /** Default time limit of one check, in ms. */
  timeout: number
  /** Number of answers that fit into the time limit of a check. Default: 3. */
  answers?: number
  /** Whether the user acts, with instructions in the terminal. */
  byHand?: true
  open(context: Context): Environment | Promise<Environment>
}

/** Returns the driver that the options select. Throws a UsageError if no driver or not every option fits. */
export function findDriver(options: WalletOptions): DriverEntry {
  const { provider, persona, driver, metamask, sandbox } = options
  if (metamask !== undefined && driver !== 'metamask')
    throw new UsageError('--metamask names a build for --driver metamask: add it.')
  const entry = drivers.find(({ isSelected }) => isSelected(options))
  if (!entry || [provider, persona, isExtension(options)].filter(Boolean).length !== 1) {
    throw new UsageError(
      'check wants one of --provider FILE, --persona NAME or FILE, and --extension DIR --driver NAME.',
    )
  }
  if (sandbox && !provider)
    throw new UsageError('--sandbox is for a provider module: it wants --provider FILE.')
  return entry
}

/** Creates the entry of an extension that the suite has a driver for: `--driver <name>`. */
const builtIn = (name: string, load: () => Promise<ExtensionWallet>): DriverEntry => ({
  isSelected: (options) => isExtension(options) && options.driver === name,
  subject: () => ({ name, kind: 'extension' }),
  expectations: () => `${name}-extension`,
  timeout: 180_000,
  answers: 18,
  async open({ options, chain, step, known }) {
    const { openExtensionEnvironment } = await import('./extension/openExtensionEnvironment.ts')
    const { parseBuildOptions } = await import('./extension/parseBuildOptions.ts')
    const build = parseBuildOptions(name, options)
    const { headed = false } = options
    return openExtensionEnvironment({ wallet: await load(), headed, chain, step, build, known })
  },
})

const driverModule: DriverEntry = {
  isSelected: isExtension,
  subject({ extension, driver }) {
    if (driver && typeof extension === 'string')
      return { ...readExtensionName(extension), kind: 'extension' }
    throw new UsageError(
      driver
        ? `--driver ${driver} wants --extension DIR: only the built-in drivers find one (${driverNames}).`
        : `--extension wants --driver: ${driverNames}, human, or a file.`,
    )
  },
  expectations: () => undefined,
  timeout: 30_000,
  async open({ options: { extension, driver, headed = false }, ...context }) {
    const { openUnpackedExtensionEnvironment } =
      await import('./unpacked/openUnpackedExtensionEnvironment.ts')
    return openUnpackedExtensionEnvironment({
      ...context,
      extension: String(extension),
      // With `human`, the browser is visible, because the user must see the prompts.
      ...(driver === 'human' ? { headed: true } : { headed, driver: driver! }),
    })
  },
}

const human: DriverEntry = {
  ...driverModule,
  isSelected: (options) => isExtension(options) && options.driver === 'human',
  byHand: true,
}

const persona: DriverEntry = {
  isSelected: (options) => Boolean(options.persona) && placeOf(options) === 'node',
  subject: (options) => ({ name: personaName(options), kind: 'fake-persona' }),
  // The suite declares failures of its own personas only.
  expectations: (options) => (isPersonaPath(options.persona!) ? undefined : options.persona),
  // Only a busy machine needs this time: a wait ends as soon as the fake wallet has no pending work.
  timeout: 30_000,
  async open({ options, chain, step }) {
    const { openPersonaNodeEnvironment } = await import('./persona/openPersonaNodeEnvironment.ts')
    const { loadPersona } = await import('./persona/loadPersona.ts')
    const persona = await loadPersona(options.persona!)
    return openPersonaNodeEnvironment({ name: personaName(options), persona, chain, step })
  },
}

const personaInPage: DriverEntry = {
  ...persona,
  isSelected: (options) => Boolean(options.persona) && placeOf(options) === 'page',
  // This driver does not see the pending work of the fake wallet, so it may wait a third of this for a missing event.
  timeout: 12_000,
  async open({ options, chain, step }) {
    const { persona: given = '', headed = false } = options
    const { launchBrowser } = await import('./page/launchBrowser.ts')
    const { openPersonaPageEnvironment } = await import('./page/openPersonaPageEnvironment.ts')
    const { loadPersona } = await import('./persona/loadPersona.ts')
    const { createContextPool } = await import('./page/browserContextPool.ts')
    // Reject an unknown name before a browser opens, because nothing would close that browser.
    const persona = await loadPersona(given)
    const own = isPersonaPath(given) ? { persona, file: resolve(given) } : undefined
    const contexts = createContextPool(await launchBrowser({ headed, shared: true }))
    return openPersonaPageEnvironment({ name: personaName(options), own, chain, contexts, step })
  },
}

const personaOverWalletConnect: DriverEntry = {
  ...persona,
  isSelected: (options) => Boolean(options.persona) && placeOf(options) === 'relay',
  subject(options) {
    if (isPersonaPath(options.persona!))
      throw new UsageError('--persona FILE has no phone: use --in node or --in page.')
    return { name: `${options.persona} over WalletConnect`, kind: 'fake-persona' }
  },
  expectations: () => 'walletconnect-sdk',
  timeout: 9000,
  async open({ options, chain, step }) {
    const { openWalletConnectEnvironment } =
      await import('./walletconnect/openWalletConnectEnvironment.ts')
    return openWalletConnectEnvironment({ name: options.persona!, chain, step })
  },
}

const personaName = ({ persona: given = '' }: WalletOptions): string =>
  isPersonaPath(given) ? basename(given) : given

const providerModule: DriverEntry = {
  isSelected: (options) => Boolean(options.provider),
  subject({ provider, in: place }) {
    if (place === undefined || place === 'node')
      return { name: basename(provider!), kind: 'module' }
    throw new UsageError('A provider module runs in Node, in a process of its own: leave --in out.')
  },
  expectations: () => undefined,
  timeout: 15_000,
  async open({ options: { provider, sandbox = false }, chain, step }) {
    const { openProviderModuleEnvironment } =
      await import('./providerModule/openProviderModuleEnvironment.ts')
    return openProviderModuleEnvironment({
      file: provider!,
      chain,
      step,
      sandbox,
      features: optionalFeatures,
    })
  },
}

/** The first that is selected is used, so `driverModule`, which accepts any `--driver`, is the last. */
const drivers: readonly DriverEntry[] = [
  providerModule,
  persona,
  personaInPage,
  personaOverWalletConnect,
  ...Object.entries(extensionWallets).map(([name, load]) => builtIn(name, load)),
  human,
  driverModule,
]

function isExtension({ extension, driver }: WalletOptions): boolean {
  return Boolean(extension ?? driver)
}

/** Returns the environment of a persona. The persona `walletconnect` runs on a simulated phone. */
const placeOf = ({ persona: name, in: place }: WalletOptions) =>
  place ?? (name === 'walletconnect' ? 'relay' : 'node')
