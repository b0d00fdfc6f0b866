import type { BrowserContext, Page } from '@playwright/test'
import { startAnvil } from '@touchstone/harness/chain'
import { homeChainId, otherChainId } from '../core/defaultChainIds.ts'
import type { ExtensionWallet } from '../drivers/extension/ExtensionWallet.ts'
import { findLocalBuild, type Build } from '../drivers/extension/findBuild.ts'
import { metamask } from '../drivers/extension/metamask/index.ts'
import { createBackground } from '../drivers/extension/metamask/background.ts'
import { openBackgroundPort as openMetaMaskPort } from '../drivers/extension/metamask/openBackgroundPort.ts'
import { openPromptPage } from '../drivers/extension/metamask/promptPage.ts'
import { openExtensionBrowser } from '../drivers/extension/openExtensionBrowser.ts'
import { chainName } from '../drivers/extension/rabby/builtInChains.ts'
import { rabby } from '../drivers/extension/rabby/index.ts'
import * as rabbyOnboarding from '../drivers/extension/rabby/onboard.ts'
import { openBackgroundPort as openRabbyPort } from '../drivers/extension/rabby/openBackgroundPort.ts'
import { createPrompts as createRabbyPrompts } from '../drivers/extension/rabby/prompts.ts'
import { rainbow } from '../drivers/extension/rainbow/index.ts'
import * as rainbowOnboarding from '../drivers/extension/rainbow/onboard.ts'
import { openBackgroundPort as openRainbowPort } from '../drivers/extension/rainbow/openBackgroundPort.ts'
import { createPrompts as createRainbowPrompts } from '../drivers/extension/rainbow/prompts.ts'
import { startStandInServer } from '../drivers/extension/standInServer.ts'
import { password } from '../drivers/extension/testCredentials.ts'
import { createBrowserProfile } from '../drivers/unpacked/createBrowserProfile.ts'

export type SeveralExtensions = {
  context: BrowserContext
  /** URLs of the local chains, by chain id. */
  nodes: Readonly<Record<number, string>>
  prompts: Readonly<Record<string, Prompts>>
  close(): Promise<void>
}

type Prompts = {
  /** 1 if the wallet shows a prompt, else 0. */
  count(): Promise<number>
  /** False without a prompt, and `refused` if the wallet does not accept the approval. */
  approve(): Promise<boolean | 'refused'>
}

/** In the order of their setup. MetaMask is first, because no other extension may be loaded during its setup. */
const wallets = [metamask, rabby, rainbow]

/** Returns the wallets without a build on this machine, for the reason of a skip. */
export const walletsWithoutBuild = (): string[] =>
  wallets
    .filter(({ builds }) => findLocalBuild(builds) === undefined)
    .map(({ builds }) => `${builds.name} ${builds.tested[0]}`)

/** Opens a browser with the three wallets, each unlocked and with the accounts of the test mnemonic. */
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
    const profile = createBrowserProfile()
    profile.removeAtExit()
    stops.push(profile.remove)
    const builds = wallets.map(localBuild)
    const openBrowser = (count: number) =>
      openExtensionBrowser({
        extensions: builds.slice(0, count).map(({ directory }) => directory),
        profile: profile.folder,
        standInPort: standIn.port,
        ...rainbow.browserOptions,
      })
    for (const [index, wallet] of wallets.entries())
      await wallet.onboard(builds[index]!, () => openBrowser(index + 1), standIn)
    const context = await openBrowser(wallets.length)
    stops.push(() => context.close())
    const [first, second, third] = builds
    const prompts = {
      [metamask.rdns]: await openMetaMask(context, first!),
      [rabby.rdns]: await openRabby(context, second!),
      [rainbow.rdns]: await openRainbow(context, third!),
    }
    return { context, nodes, prompts, close }
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
  const port = await openMetaMaskPort(await context.newPage(), extensionId)
  const background = createBackground(port)
  await background.unlock()
  const prompts = await openPromptPage(context, extensionId, background)
  return { count: () => prompts.countPrompts(), approve: () => prompts.approve() }
}

async function openRabby(context: BrowserContext, { extensionId }: Build) {
  const port = await openRabbyPort(await context.newPage(), extensionId)
  await rabbyOnboarding.waitUntilReady(port)
  await rabbyOnboarding.unlockWallet(port)
  const prompts = createRabbyPrompts(context, extensionId, port)
  return {
    count: () => prompts.countPrompts(),
    approve: () => prompts.approve({ chain: chainName(homeChainId) }),
  }
}

async function openRainbow(context: BrowserContext, { extensionId }: Build) {
  const port = await openRainbowPort(await context.newPage(), extensionId)
  await rainbowOnboarding.waitUntilReady(port)
  await port.call('wallet/unlock', { password })
  const prompts = createRainbowPrompts(context, extensionId, port)
  return {
    count: () => prompts.countPrompts(),
    approve: () => prompts.approve({ chain: homeChainId }),
  }
}

/** Returns the rdns of all announced wallets (EIP-6963), sorted. */
export const readAnnouncedWallets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const announced: string[] = []
    const hear = (event: Event) =>
      announced.push((event as CustomEvent<{ info: { rdns: string } }>).detail.info.rdns)
    addEventListener('eip6963:announceProvider', hear)
    dispatchEvent(new Event('eip6963:requestProvider'))
    removeEventListener('eip6963:announceProvider', hear)
    return announced.toSorted()
  })
