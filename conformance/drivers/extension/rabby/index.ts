import type { WalletMessage } from '../AppSuiteFacts.ts'
import type { ExtensionWallet } from '../ExtensionWallet.ts'
import { createUserActions } from './createUserActions.ts'
import { onboard, unlockWallet, waitUntilReady } from './onboard.ts'
import { openBackgroundPort } from './openBackgroundPort.ts'
import { createPrompts } from './prompts.ts'
import { dependencies, services } from './standInServices.ts'

/** Rabby 0.93, as a wallet that the suite can check. */
export const rabby: ExtensionWallet = {
  builds: {
    name: 'Rabby Wallet',
    id: 'rabby',
    variable: 'RABBY_EXTENSION_DIR',
    isName: (name) => name === 'Rabby Wallet',
    isVersion: (version) => version.startsWith('0.93.'),
    versions: 'Rabby 0.93',
    tested: ['0.93.34'],
    releases: 'https://github.com/RabbyHub/Rabby/releases',
  },
  rdns: 'io.rabby',
  appSuiteFacts: { persona: 'rabby', reportsNetwork: false, readProviderMessage },
  services,
  dependencies,
  contracts: [],
  lacks: ['eip-5792', 'eip-7846', 'multiple-accounts'],
  answersVisiblePages: true,
  profileEdition: () => '1',
  onboard,
  async open({ build, context, ...session }) {
    const port = await openBackgroundPort(await context.newPage(), build.extensionId)
    await waitUntilReady(port)
    await unlockWallet(port)
    const prompts = createPrompts(context, build.extensionId, port)
    return createUserActions({ ...session, port, prompts })
  },
  arrangements: ['connection', 'dismiss'],
}

/** Reads a message of Rabby, whose requests have their id in `ident`. Runs in the page. */
function readProviderMessage(message: unknown): WalletMessage | undefined {
  const { target, data: frame } = (message ?? {}) as {
    target?: string
    data?: { data?: { type?: string; data?: { [field: string]: unknown } } }
  }
  const { type, data: body = {} } = frame?.data ?? {}
  const { ident: id, res, err } = body
  if (target === 'rabby-content-script' && type === 'request') {
    const { method, params } = (body['data'] ?? {}) as { method?: string; params?: unknown }
    return { kind: 'call', method: String(method), params, id }
  }
  if (target !== 'rabby-page-provider') return undefined
  if (type === 'response') return { kind: 'answer', id, value: err ?? res, failed: Boolean(err) }
  if (type !== 'message') return undefined
  const { event, data } = body
  // When the site loses its permission, the provider emits `accountsChanged` with an empty list.
  if (event === 'disconnect') return { kind: 'event', event: 'accountsChanged', data: [] }
  if (event !== 'chainChanged') return { kind: 'event', event: String(event), data }
  return { kind: 'event', event, data: { chainId: (data as { chain: string }).chain } }
}
