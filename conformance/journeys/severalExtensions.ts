import type { BrowserContext, Page } from '@playwright/test'
import { startAnvil } from '@touchstone/harness/chain'
import { homeChainId, otherChainId } from '../core/chains.ts'
import { waitUntil } from '../core/waitUntil.ts'
import type { ExtensionWallet } from '../drivers/extension/ExtensionWallet.ts'
import { findLocalBuild, type Build } from '../drivers/extension/findBuild.ts'
import { metamask } from '../drivers/extension/metamask/index.ts'
import { openHomePage } from '../drivers/extension/metamask/homePage.ts'
import { openPromptPage } from '../drivers/extension/metamask/promptPage.ts'
import { openExtensionBrowser } from '../drivers/extension/openExtensionBrowser.ts'
import { chainName } from '../drivers/extension/rabby/chains.ts'
import { rabby } from '../drivers/extension/rabby/index.ts'
import * as rabbyOnboarding from '../drivers/extension/rabby/onboard.ts'
import { openPort as openRabbyPort } from '../drivers/extension/rabby/port.ts'
import { createPrompts as createRabbyPrompts } from '../drivers/extension/rabby/prompts.ts'
import { rainbow } from '../drivers/extension/rainbow/index.ts'
import * as rainbowOnboarding from '../drivers/extension/rainbow/onboard.ts'
import { openPort as openRainbowPort } from '../drivers/extension/rainbow/port.ts'
import { createPrompts as createRainbowPrompts } from '../drivers/extension/rainbow/prompts.ts'
import { startStandInServer } from '../drivers/extension/standInServer.ts'
import { password } from '../drivers/extension/testWallet.ts'
import { makeProfile } from '../drivers/unpacked/makeProfile.ts'

/** Real wallets, each an extension of the same browser. */
export type SeveralExtensions = {
  context: BrowserContext
  /** URLs of the local chains, by chain id. */
  nodes: Readonly<Record<number, string>>
  /** Approves the connect prompt of a wallet, by the rdns of the wallet. */
  approve: Readonly<Record<string, () => Promise<void>>>
  close(): Promise<void>
}

/** The wallets, in the order in which they are set up: MetaMask is alone then, so the page has its provider. */
const wallets = [metamask, rabby, rainbow]

/** Returns the wallets without a build on this machine, for the reason of a skip. */
export const walletsWithoutBuild = (): string[] =>
  wallets
    .filter(({ builds }) => findLocalBuild(builds) === undefined)
    .map(({ builds }) => `${builds.name} ${builds.tested[0]}`)

/** Opens one browser with MetaMask, Rabby and Rainbow. Each is unlocked and has the accounts of the test mnemonic. */
export async function openSeveralExtensions(): Promise<SeveralExtensions> {
  const stops: (() => Promise<unknown> | void)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  }
  try {
    const chains = await Promise.all(
      [homeChainId, otherChainId].map((chainId) => startAnvil({ chainId })),
    )
    stops.push(() => Promise.all(chains.map((chain) => chain.stop())))
    const nodes = { [homeChainId]: chains[0]!.url, [otherChainId]: chains[1]!.url }
    const standIn = await startStandInServer(
      (request) =>
        wallets.map(({ services }) => services(request)).find((answer) => answer !== undefined),
      nodes,
    )
    stops.push(standIn.close)
    const profile = makeProfile()
    profile.removeAtExit()
    stops.push(profile.remove)
    const builds = wallets.map(localBuild)
    const openBrowser = (count: number, args: readonly string[] = []) =>
      openExtensionBrowser({
        extensions: builds.slice(0, count).map(({ directory }) => directory),
        profile: profile.folder,
        standInPort: standIn.port,
        viewport: rainbow.viewport,
        args,
      })
    for (const [index, wallet] of wallets.entries())
      await wallet.onboard(
        builds[index]!,
        (args) => openBrowser(index + 1, args),
        profile.folder,
        standIn,
      )
    const context = await openBrowser(wallets.length)
    stops.push(() => context.close())
    const [first, second, third] = builds
    const approve = {
      [metamask.rdns]: await openMetaMask(context, first!),
      [rabby.rdns]: await openRabby(context, second!),
      [rainbow.rdns]: await openRainbow(context, third!),
    }
    return { context, nodes, approve, close }
  } catch (error) {
    await close()
    throw error
  }
}

function localBuild({ builds }: ExtensionWallet): Build {
  const build = findLocalBuild(builds)
  if (!build) throw new Error(`There is no build of ${builds.name} on this machine.`)
  return build
}

async function openMetaMask(context: BrowserContext, { extensionId }: Build) {
  const home = await openHomePage(await context.newPage(), extensionId)
  await home.reachWallet()
  const prompts = await openPromptPage(context, extensionId)
  return () => untilApproved('MetaMask', () => prompts.approve())
}

async function openRabby(context: BrowserContext, { extensionId }: Build) {
  const port = await openRabbyPort(await context.newPage(), extensionId)
  await rabbyOnboarding.waitUntilReady(port)
  await rabbyOnboarding.unlockWallet(port)
  const prompts = createRabbyPrompts(context, extensionId, port)
  return () => untilApproved('Rabby', () => prompts.approve({ chain: chainName(homeChainId) }))
}

async function openRainbow(context: BrowserContext, { extensionId }: Build) {
  const port = await openRainbowPort(await context.newPage(), extensionId)
  await rainbowOnboarding.waitUntilReady(port)
  await port.call('wallet/unlock', { password })
  const prompts = createRainbowPrompts(context, extensionId, port)
  return () => untilApproved('Rainbow', () => prompts.approve({ chain: homeChainId }))
}

const untilApproved = async (name: string, approve: () => Promise<unknown>): Promise<void> => {
  await waitUntil(async () => (await approve()) === true, {
    otherwise: `${name} opened no prompt to approve`,
    timeout: 60_000,
  })
}

/** A wallet that announced itself to a page (EIP-6963). */
export type AnnouncedWallet = {
  rdns: string
  /** Accounts that the page may see. Undefined if the wallet did not answer within 10 s. */
  accounts: string[] | undefined
}

/** Asks all wallets of a page for their announcement, and each announced wallet for its accounts. */
export const readAnnouncedWallets = (page: Page): Promise<AnnouncedWallet[]> =>
  page.evaluate(async () => {
    type Provider = { request(args: { method: string }): Promise<unknown> }
    type Detail = { info: { rdns: string }; provider: Provider }
    const announced: Detail[] = []
    const hear = (event: Event) => announced.push((event as CustomEvent<Detail>).detail)
    addEventListener('eip6963:announceProvider', hear)
    dispatchEvent(new Event('eip6963:requestProvider'))
    removeEventListener('eip6963:announceProvider', hear)
    const readAccounts = (provider: Provider) =>
      Promise.race([
        provider.request({ method: 'eth_accounts' }) as Promise<string[]>,
        new Promise<undefined>((resolve) => setTimeout(resolve, 10_000)),
      ])
    return Promise.all(
      announced.map(async ({ info, provider }) => ({
        rdns: info.rdns,
        accounts: await readAccounts(provider),
      })),
    )
  })
