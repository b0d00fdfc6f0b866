import type { Driver, Environment } from '../../core/driver.ts'
import { buildAgentScript } from '../page/buildAgentScript.ts'
import { type AgentTab, openPagesOfCheck, waitForProvider } from '../page/openPagesOfCheck.ts'
import { createTaskScope } from '../page/taskScope.ts'
import type { Gateway } from '../chain/gateway.ts'
import { withReplacedChainIds } from '../unpacked/withReplacedChainIds.ts'
import { type BuildOptions, findBuild } from './findBuild.ts'
import { takeScreenshots } from './screenshots.ts'
import type { ExtensionWallet, WalletSite } from './ExtensionWallet.ts'
import { openBrowserPool } from './openBrowserPool.ts'
import type { ExtensionWorker } from './openBrowserWorker.ts'

export declare namespace openExtensionEnvironment {
  type Options = {
    wallet: ExtensionWallet
    build: BuildOptions
    headed?: boolean
    chain: Gateway
    /** Time limit of one answer, in ms. */
    step: number
    /** Ids of checks that are expected to fail. The driver takes no screenshots of their failures. */
    known?: ReadonlySet<string>
  }
}

/**
 * Opens a real wallet for checks: several browsers for the whole run, and a new site for each check.
 *
 * @throws UsageError if there is no usable build or browser.
 */
export async function openExtensionEnvironment({
  wallet,
  build: buildOptions,
  headed = false,
  chain,
  step,
  known = new Set(),
}: openExtensionEnvironment.Options): Promise<Environment> {
  const build = await findBuild(wallet.builds, buildOptions)
  const agent = await buildAgentScript()
  const pool = await openBrowserPool({ wallet, build, headed, chain })
  const missingServices = findMissingServices(wallet)
  const tabs = new WeakMap<ExtensionWorker, AgentTab>()
  let count = 0

  async function openCheck(worker: ExtensionWorker): Promise<Driver> {
    const { context, sites } = worker
    const name = ++count
    const home = sites.at(`check-${name}.touchstone`)
    const pages = await openPagesOfCheck({
      context,
      agent,
      name: String(name),
      rdns: wallet.rdns,
      home,
      away: sites.at(`other-${name}`),
      showsBeforeRequest: wallet.answersVisiblePages,
      tab: tabs.get(worker),
      waitForWallet: (place, ms = 30_000) => waitForProvider(place, ms),
    })
    tabs.delete(worker)
    const site: WalletSite = {
      page: pages.page,
      origin: new URL(home).origin,
      isWaiting: async () => pages.isWaiting(),
    }
    const actions = worker.wallet.actionsFor(site)
    const scope = createTaskScope()
    return withReplacedChainIds({
      ...pages.driver,
      lacks: wallet.lacks ?? [],
      missingServices,
      user: scope.actAll({ ...pages.driver.user, ...actions.user }),
      boot: scope.act(async () => {
        await pages.driver.boot()
        await actions.prepareLoadedPage()
      }),
      arrange: scope.act(actions.arrange),
      refreshBlock: scope.act(async () => {
        const newest = await chain.ask('eth_blockNumber', [])
        if ('result' in newest) await worker.wallet.refreshBlock?.(Number(newest.result), site)
      }),
      evidence: async (check) => known.has(check) || takeScreenshots(context, check),
      async close() {
        const isActing = scope.end()
        // An act of the ended check is still running. Closing the check's pages ends the act's waits for them.
        if (isActing) await pages.close()
        await scope.ended()
        await worker.wallet.reset(isActing ? undefined : site)
        const tab = isActing ? undefined : await pages.release()
        if (tab) tabs.set(worker, tab)
      },
    })
  }

  return {
    name: `${wallet.builds.id} ${build.version}`,
    version: build.version,
    mode: 'extension',
    browser: pool.first.browser,
    concurrency: pool.size,
    arranges: wallet.arrangements,
    pace: { step, fence: step, news: 25_000 + step },
    cannot: {
      mine: 'The node of the suite makes the blocks.',
      switchApp: 'There is no other app beside a page.',
    },
    ask: chain.ask,
    async open() {
      let resources = pool.first.resources
      const driver = await pool.open((worker) => {
        resources = worker.resources
        return openCheck(worker)
      })
      return { resources, driver }
    },
    close: pool.close,
  }
}

/** Returns the names of the services that features of the wallet depend on and that are not imitated, by feature. */
export const findMissingServices = ({
  services,
  dependencies,
}: Pick<ExtensionWallet, 'services' | 'dependencies'>): NonNullable<Driver['missingServices']> =>
  Object.fromEntries(
    dependencies
      .filter(({ host, path }) => services({ host, path, method: 'GET', body: '' }) === undefined)
      .map(({ feature, name }) => [feature, name]),
  )
