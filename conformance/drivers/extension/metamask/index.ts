import { EIP7702StatelessDeleGator } from '@metamask/delegation-abis/bytecode'
import type { BrowserContext, Page } from '@playwright/test'
import type { WalletMessage } from '../AppSuiteFacts.ts'
import type { ChainContract, ExtensionWallet } from '../ExtensionWallet.ts'
import { builds } from './builds.ts'
import { createBackground } from './background.ts'
import { createUserActions } from './createUserActions.ts'
import { onboard } from './onboard.ts'
import { openBackgroundPort } from './openBackgroundPort.ts'
import { openPromptPage } from './promptPage.ts'
import { scenarios } from './recordingScenarios.ts'
import { dependencies, services, withServices } from './standInServices.ts'

/**
 * MetaMask's contract whose code an account adopts (EIP-7702) to run the calls of a batch. `deployContracts` runs
 * its creation code with `eth_call`, and sets the result with `anvil_setCode`. Its constructor takes the addresses of the
 * delegation manager and the entry point (ERC-4337, 0.7).
 *
 * https://github.com/MetaMask/delegation-framework/blob/main/documents/Deployments.md
 */
const delegateContract: ChainContract = {
  address: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
  initCode: `${EIP7702StatelessDeleGator}${[
    'db9b1e94b5b69df7e401ddbede43491141047db3',
    '0000000071727de22e5e9d8baf0edac6f37da032',
  ]
    .map((address) => address.padStart(64, '0'))
    .join('')}`,
}

/** MetaMask 13, as a wallet that the suite can check. */
export const metamask: ExtensionWallet = {
  builds,
  rdns: 'io.metamask',
  appSuiteFacts: {
    persona: 'metamask',
    reportsNetwork: true,
    readProviderMessage,
    returnEvent: 'METAMASK_EXTENSION_CONNECT_CAN_RETRY',
  },
  services,
  dependencies,
  contracts: [delegateContract],
  scenarios,
  profileEdition: () => `15${withServices() ? '-services' : ''}`,
  onboard,
  async open({ build, context, ...session }) {
    closeHomePage(context)
    const port = await openBackgroundPort(await context.newPage(), build.extensionId)
    const background = createBackground(port)
    await background.unlock()
    // Open the prompt page after the unlock, because a page that shows the lock screen keeps it when another
    // page unlocks the wallet.
    const prompts = await openPromptPage(context, build.extensionId, background)
    const opened = createUserActions({ ...session, background, prompts })
    await opened.reset()
    return opened
  },
  // The driver answers prompts in a tab. Windows that Chromium refuses to open take no time.
  browserOptions: { hasRoomForWindows: false },
  arrangements: ['connection', '3326.switch.prompts', 'dismiss'],
}

/**
 * Closes the page that MetaMask opens when it starts. The page would load all code of MetaMask's pages, and render each
 * change of the wallet's state. A version that opens no such page has nothing to close.
 */
function closeHomePage(context: BrowserContext): void {
  const closeIfHome = (page: Page) =>
    page
      .waitForURL(/^chrome-extension:.*\/home\.html/, { timeout: 10_000, waitUntil: 'commit' })
      .then(() => page.close())
      .catch(() => undefined)
  for (const page of context.pages()) void closeIfHome(page)
  context.on('page', closeIfHome)
}

/** Reads a message of MetaMask: JSON-RPC in a frame with the name of its stream. Runs in the page. */
function readProviderMessage(message: unknown): WalletMessage | undefined {
  const { target, data: frame } = (message ?? {}) as {
    target?: string
    data?: { name?: string; data?: { [field: string]: unknown } }
  }
  const rpc = frame?.data
  if (!rpc || frame?.name !== 'metamask-provider') return undefined
  const { id, method, params, result, error } = rpc
  if (target === 'metamask-contentscript' && typeof method === 'string')
    return { kind: 'call', method, params, id }
  if (target !== 'metamask-inpage') return undefined
  if (typeof method === 'string')
    return { kind: 'event', event: method.replace('metamask_', ''), data: params }
  return { kind: 'answer', id, value: error ?? result, failed: Boolean(error) }
}
