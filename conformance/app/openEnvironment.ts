import { personas, type PersonaName } from '@touchstone/harness'
import { selectBuild } from '../drivers/extension/selectBuild.ts'
import { UsageError } from '../core/UsageError.ts'
import { selectCells } from './selectCells.ts'
import { isUnannounced } from './isRemote.ts'
import type { AppOptions } from './AppOptions.ts'
import type { AppEnvironment } from './AppEnvironment.ts'
import { existsSync } from 'node:fs'
import { importModule } from '../drivers/importModule.ts'
import type { DappModule } from './dapp/DappModule.ts'

/**
 * Opens the environment of the cells. Loads browser modules only if needed.
 *
 * @throws UsageError if there is no such wallet or page
 */
export const openEnvironment = async (
  options: AppOptions,
  /** Expected failures; no evidence is stored for them. */
  known: ReadonlySet<string>,
): Promise<AppEnvironment> => {
  rejectUnusedOptions(options)
  if (options.wallet === 'metamask-extension') {
    const { createExtensionEnvironment } = await import('./environments/extension/environment.ts')
    const { headed = false, profile } = options
    return createExtensionEnvironment({ build: selectBuild(options), headed, profile, known })
  }
  const persona = personaOf(options.wallet)
  if (options.in === 'node') {
    const { createNodeEnvironment } = await import('./environments/node/environment.ts')
    return createNodeEnvironment(persona)
  }
  if (persona === 'walletconnect' && options.url === undefined && options.dapp === undefined) {
    const { createPhoneEnvironment } = await import('./environments/phone/environment.ts')
    return createPhoneEnvironment(persona, { headed: options.headed ?? false })
  }
  const dapp = options.dapp === undefined ? undefined : await loadDapp(options.dapp)
  const url = options.url ?? dapp?.url
  if (url !== undefined) await checkUrl(url)
  const { createPageEnvironment } = await import('./environments/page/environment.ts')
  return createPageEnvironment(persona, {
    headed: options.headed ?? false,
    ...(url === undefined ? {} : { url }),
    ...(dapp && { dapp }),
    ...(url === undefined &&
      options.only === undefined && { cellsLikeStandard: await cellsToSkipInPage(persona) }),
  })
}

/** Rejects options that have no effect here, so that users do not rely on them. */
const rejectUnusedOptions = (options: AppOptions): void => {
  const { wallet, in: place, url, dapp, headed, extension, metamask } = options
  const given = Object.entries({ '--url': url, '--dapp': dapp, '--headed': headed }).flatMap(
    ([name, value]) => (value === undefined || value === false ? [] : [name]),
  )
  if (wallet === 'metamask-extension') {
    const idle = [
      ...given.filter((name) => name !== '--headed'),
      ...(place === 'node' ? ['--in node'] : []),
    ]
    if (idle.length > 0)
      throw new UsageError(
        `A real MetaMask is driven in the built app, in a browser: leave ${idle.join(' and ')} out.`,
      )
    return
  }
  const builds = Object.entries({ '--extension': extension, '--metamask': metamask })
  const [build] = builds.find(([, value]) => value !== undefined) ?? []
  if (build !== undefined)
    throw new UsageError(`${build} names a build for --wallet metamask-extension: add it.`)
  if (place === 'node' && given.length > 0)
    throw new UsageError(`${given.join(' and ')}: for --in page alone, in Node there is no page.`)
}

/**
 * Cells to skip in a page. A page costs a hundred times as much as Node, so that only `standard` runs all cells; other
 * personas run those in which they differ.
 */
const cellsToSkipInPage = async (persona: PersonaName): Promise<ReadonlySet<string>> => {
  if (persona === 'standard' || isUnannounced(personas[persona])) return new Set()
  const { findCellsLikeStandard } = await import('./environments/node/findCellsLikeStandard.ts')
  return findCellsLikeStandard(persona, selectCells(undefined))
}

const personaOf = (name: string | undefined): PersonaName => {
  const known = [...Object.keys(personas), 'metamask-extension'].join(', ')
  if (name === undefined) throw new UsageError(`app wants --wallet NAME, one of ${known}.`)
  if (Object.hasOwn(personas, name)) return name as PersonaName
  throw new UsageError(`There is no wallet "${name}". Known: ${known}.`)
}

const checkUrl = async (url: string): Promise<void> => {
  // Without a scheme, "localhost:3000" parses as a URL with the scheme "localhost:".
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new UsageError(
      `"${url}" is no address of a page: it has to begin with http:// or https://.`,
    )
  const status = await fetch(url).then(
    (response) => (response.ok ? undefined : `answers ${response.status}`),
    () => 'does not answer',
  )
  if (status !== undefined)
    throw new UsageError(
      `${url} ${status}: serve the page there first, or say with --url where it is.`,
    )
}

/** @throws UsageError if the file does not exist or is not a dapp module */
export const loadDapp = async (file: string): Promise<DappModule> => {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`)
  const loaded = await importModule(file).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${file} cannot be imported: ${why.replace(/\.$/, '')}.`)
  })
  const dapp = (loaded as { default?: Partial<DappModule> }).default
  const none = (['switchTo', 'disconnect', 'events'] as const).filter(
    (name) => dapp?.[name] !== undefined && typeof dapp[name] !== 'function',
  )
  if (typeof dapp?.url !== 'string') throw new UsageError(`${file}: its default export has no url.`)
  if (typeof dapp.connect !== 'function')
    throw new UsageError(`${file}: its default export lacks the function connect.`)
  if (none.length > 0)
    throw new UsageError(`${file}: ${none.join(', ')} of its default export is no function.`)
  return dapp as DappModule
}
