import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { acts, type Driver, type World } from '../../engine/driver.ts'
import { see, unsee, type Seen } from '../../engine/seen.ts'
import { UsageError } from '../../engine/UsageError.ts'

/** What a driver module's `createDriver` is given (INTERFACE: "A driver module"). */
export type DriverOptions = {
  context: BrowserContext
  extensionId: string
  rpcUrl: string
  chainId: number
  accounts: World['accounts']
}

type User = { readonly [act: string]: unknown }
type Made = { setup?(): unknown; user: User; close?(): unknown }

/** The hand on an extension, and how it is let go. */
export type Hand = { user: Driver['user']; close(): Promise<void> }

/**
 * Loads a driver module, and sets its wallet up.
 *
 * @throws UsageError where there is no such module, or it is none.
 */
export async function loadDriver(file: string, options: DriverOptions): Promise<Hand> {
  const path = resolve(file)
  if (!existsSync(path))
    throw new UsageError(`There is no driver ${file}: name "metamask", "human" or a file.`)
  const { default: createDriver } = (await import(pathToFileURL(path).href)) as {
    default?: unknown
  }
  if (typeof createDriver !== 'function')
    throw new UsageError(`${file} is no driver module: it has no default export to call.`)
  const made = (await createDriver(options)) as Made | undefined
  if (typeof made?.user !== 'object')
    throw new UsageError(`${file} is no driver module: createDriver gave no "user".`)
  await made.setup?.()
  return { user: actsOf(made.user), close: async () => void (await made.close?.()) }
}

function actsOf(user: User): Driver['user'] {
  const known = acts.filter((act) => typeof user[act] === 'function')
  return Object.fromEntries(
    known.map((act) => [
      act,
      async (...args: Seen[]) =>
        see(
          await Reflect.apply(user[act] as (...args: unknown[]) => unknown, user, args.map(unsee)),
        ),
    ]),
  )
}
