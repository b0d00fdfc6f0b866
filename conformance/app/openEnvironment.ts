import { personas, type PersonaName } from '@touchstone/harness'
import { parseBuildOptions } from '../drivers/extension/parseBuildOptions.ts'
import { realWalletNames, findRealWallet } from '../drivers/extension/walletRegistry.ts'
import { UsageError } from '../core/UsageError.ts'
import { selectCells } from './selectCells.ts'
import { isUnannouncedWallet } from './isUnannouncedWallet.ts'
import type { AppSuiteOptions } from './AppSuiteOptions.ts'
import type { AppEnvironment } from './AppEnvironment.ts'
import { loadDappModule } from './dapp/loadDappModule.ts'

/** Opens the environment that the options select. Those for browsers load slowly, so imports are dynamic. */
export const openEnvironment = async (
  options: AppSuiteOptions,
  /** Ids of cells that are expected to fail. No screenshots are taken of their failures. */
  known: ReadonlySet<string>,
): Promise<AppEnvironment> => {
  rejectUnusedOptions(options)
  const loadWallet = findRealWallet(options.wallet)
  if (loadWallet) {
    const { createExtensionEnvironment } = await import('./environments/extension/environment.ts')
    const { headed = false, profile } = options
    const wallet = await loadWallet()
    const build = parseBuildOptions(wallet.builds.id, options)
    return createExtensionEnvironment({ wallet, build, headed, profile, known })
  }
  const persona = personaOf(options.wallet)
  if (options.in === 'node') {
    const { createNodeEnvironment } = await import('./environments/node/environment.ts')
    return createNodeEnvironment(persona)
  }
  if (persona === 'walletconnect' && options.url === undefined && options.dapp === undefined) {
    const { createWalletConnectEnvironment } =
      await import('./environments/walletConnect/environment.ts')
    return createWalletConnectEnvironment(persona, { headed: options.headed ?? false })
  }
  const dapp = options.dapp === undefined ? undefined : await loadDappModule(options.dapp)
  const url = options.url ?? dapp?.url
  if (url !== undefined) await checkUrl(url)
  const { createPageEnvironment } = await import('./environments/page/environment.ts')
  return createPageEnvironment(persona, {
    headed: options.headed ?? false,
    ...(url === undefined ? {} : { url }),
    ...(dapp && options.dapp !== undefined && { dapp, dappFile: options.dapp }),
    ...(url === undefined &&
      options.only === undefined && { cellsLikeStandard: await cellsToSkipInPage(persona) }),
  })
}

/** Rejects options that have no effect in the selected environment. */
const rejectUnusedOptions = (options: AppSuiteOptions): void => {
  const { wallet, in: place, url, dapp, headed, extension, metamask } = options
  const given = Object.entries({ '--url': url, '--dapp': dapp, '--headed': headed }).flatMap(
    ([name, value]) => (value === undefined || value === false ? [] : [name]),
  )
  if (metamask !== undefined && wallet !== 'metamask-extension')
    throw new UsageError('--metamask names a build for --wallet metamask-extension: add it.')
  if (findRealWallet(wallet)) {
    const unused = [
      ...given.filter((name) => name !== '--headed'),
      ...(place === 'node' ? ['--in node'] : []),
    ]
    if (unused.length > 0)
      throw new UsageError(
        `A real wallet is driven in the built app, in a browser: leave ${unused.join(' and ')} out.`,
      )
    return
  }
  if (extension !== undefined)
    throw new UsageError(
      `--extension names a build of a real wallet: add --wallet, one of ${realWalletNames.join(', ')}.`,
    )
  if (place === 'node' && given.length > 0)
    throw new UsageError(`${given.join(' and ')}: only for --in page, because Node has no page.`)
}

/** A page takes a hundred times as long as Node, so it skips cells that are like those of `standard`. */
const cellsToSkipInPage = async (persona: PersonaName): Promise<ReadonlySet<string>> => {
  if (persona === 'standard' || isUnannouncedWallet(personas[persona])) return new Set()
  const { findCellsLikeStandardPersona } =
    await import('./environments/node/findCellsLikeStandardPersona.ts')
  return findCellsLikeStandardPersona(persona, selectCells(undefined))
}

const personaOf = (name: string | undefined): PersonaName => {
  const known = [...Object.keys(personas), ...realWalletNames].join(', ')
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
