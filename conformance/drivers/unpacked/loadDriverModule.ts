import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { Driver } from '../../core/driver.ts'
import { CheckEnded } from '../../core/CheckEnded.ts'
import { UsageError } from '../../core/UsageError.ts'
import { serializeUserActionValues } from '../provider/serializeUserActionValues.ts'
import type { CreateOptions } from '../provider/parseCreatedProvider.ts'
import { firstErrorLine } from '../firstErrorLine.ts'
import { driverNames } from '../extension/walletRegistry.ts'
import { importUserModule } from '../importUserModule.ts'

/** Options that `createDriver` of a driver module receives (docs/writing-drivers.md). */
export type DriverOptions = CreateOptions & {
  context: BrowserContext
  extensionId: string
  /** The public test phrase. `accounts` are the first accounts of the phrase. */
  mnemonic: string
}

type UncheckedDriver = {
  setup?(): unknown
  user: object | null
  lacks?: unknown
  missingServices?: unknown
  scopes?: unknown
  close?(): unknown
}

/**
 * Scopes that differ from those of most wallets. `chain: 'site'`: each connected site has a chain of its own.
 * `account: 'wallet'`: the selected account is the same for all sites.
 */
export type Scopes = { readonly chain?: 'site'; readonly account?: 'wallet' }

/** The validated result of `createDriver` of a driver module. Its user actions take and return serialized values. */
export type LoadedDriver = Pick<Driver, 'user' | 'lacks' | 'missingServices'> & {
  scopes: Scopes
  setup(): Promise<void>
  close(): Promise<void>
}

/** Loads a driver module. Throws a UsageError if it is missing, is invalid, or throws, also in `setup` and `close`. */
export async function loadDriverModule(
  file: string,
  options: DriverOptions,
): Promise<LoadedDriver> {
  const path = resolve(file)
  if (!existsSync(path))
    throw new UsageError(`There is no driver ${file}: name ${driverNames}, human or a file.`)
  const blamed = <T>(part: string, run: () => T) => blameModule(`${part} of ${file}`, run)
  const { default: createDriver } = await blamed('the import', () => importUserModule(path))
  if (typeof createDriver !== 'function')
    throw new UsageError(`${file} is no driver module: it has no default export to call.`)
  const created = (await blamed('createDriver()', () => createDriver(options) as unknown)) as
    | UncheckedDriver
    | undefined
  if (typeof created?.user !== 'object' || created.user === null)
    throw new UsageError(`${file} is no driver module: createDriver gave no "user".`)
  const { lacks = [], missingServices = {} } = created
  if (!Array.isArray(lacks))
    throw new UsageError(`${file} is no driver module: its "lacks" is no list of names.`)
  if (!isTextByName(missingServices))
    throw new UsageError(
      `${file} is no driver module: its "missingServices" is no object of texts by feature.`,
    )
  const { scopes = {} } = created
  if (!isScopes(scopes))
    throw new UsageError(
      `${file} is no driver module: its "scopes" has other entries than chain: 'site' and account: 'wallet'.`,
    )
  return {
    user: blockOnFailure(created.user, file),
    lacks: lacks.map(String),
    missingServices,
    scopes,
    setup: async () => void (await blamed('setup()', () => created.setup?.())),
    close: async () => void (await blamed('close()', () => created.close?.())),
  }
}

const isScopes = (value: unknown): value is Scopes =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, scope]) =>
      (name === 'chain' && scope === 'site') || (name === 'account' && scope === 'wallet'),
  )

const isTextByName = (value: unknown): value is { [name: string]: string } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string' && text !== '')

async function blameModule<T>(part: string, run: () => T): Promise<Awaited<T>> {
  try {
    return await run()
  } catch (cause) {
    const why = firstErrorLine(cause)
    throw new UsageError(`The driver module cannot be used: ${part} failed: ${why}`, { cause })
  }
}

/** Wraps user actions so that one that fails blocks the check, because neither the wallet nor the suite is at fault. */
const blockOnFailure = (user: object, file: string) =>
  serializeUserActionValues(user, async (owner, act, args, name) => {
    const block = (why: string) =>
      new CheckEnded({
        status: 'blocked',
        by: `user.${name}`,
        message: `${name}() of ${file} ${why}`,
      })
    let result: unknown
    try {
      result = await Reflect.apply(act, owner, args)
    } catch (cause) {
      throw block(`failed: ${firstErrorLine(cause)}`)
    }
    // Without this error, the check would count the missing list as a fault of the wallet.
    if (name === 'networks' && !Array.isArray(result))
      throw block("returned no list: it must return the wallet's chain ids.")
    return result
  })
