import type { WalletMessage } from '../AppSuiteFacts.ts'
import type { ExtensionWallet } from '../ExtensionWallet.ts'
import { createUserActions } from './createUserActions.ts'
import { onboard, waitUntilReady } from './onboard.ts'
import { openBackgroundPort } from './openBackgroundPort.ts'
import { createPrompts } from './prompts.ts'
import { dependencies, services } from './standInServices.ts'
import { password } from '../testCredentials.ts'

/** Rainbow 1.6, as a wallet that the suite can check. */
export const rainbow: ExtensionWallet = {
  builds: {
    name: 'Rainbow',
    id: 'rainbow',
    variable: 'RAINBOW_EXTENSION_DIR',
    isName: (name) => name === 'Rainbow',
    isVersion: (version) => version.startsWith('1.6.'),
    versions: 'Rainbow 1.6',
    tested: ['1.6.9'],
    releases: 'https://github.com/rainbow-me/browser-extension/releases',
  },
  rdns: 'me.rainbow',
  appSuiteFacts: {
    persona: 'rainbow',
    reportsNetwork: false,
    notifiesFrontTabOnly: true,
    readProviderMessage,
  },
  services,
  dependencies,
  contracts: [],
  lacks: ['eip-7846', 'multiple-accounts'],
  // In a larger window, Rainbow's prompt renders its full-screen layout.
  browserOptions: { viewport: { width: 420, height: 560 } },
  answersVisiblePages: true,
  profileEdition: () => '1',
  onboard,
  async open({ build, context, ...session }) {
    const port = await openBackgroundPort(await context.newPage(), build.extensionId)
    await waitUntilReady(port)
    await port.call('wallet/unlock', { password })
    const prompts = createPrompts(context, build.extensionId, port)
    return createUserActions({ ...session, port, prompts })
  },
  arrangements: ['connection', 'dismiss'],
}

/**
 * Reads a message of Rainbow. The topic of an answer begins with `<`, other topics with `>`. Runs in the page.
 */
function readProviderMessage(message: unknown): WalletMessage | undefined {
  const { topic, payload, id } = (message ?? {}) as {
    topic?: unknown
    payload?: { [field: string]: unknown }
    id?: unknown
  }
  if (typeof topic !== 'string') return undefined
  if (topic === '> providerRequest') {
    const { method, params } = payload ?? {}
    return { kind: 'call', method: String(method), params, id }
  }
  if (topic === '< providerRequest') {
    const { result, error } = (payload?.['response'] ?? {}) as { result?: unknown; error?: unknown }
    return { kind: 'answer', id, value: error ?? result, failed: Boolean(error) }
  }
  const [, event] = /^> (accountsChanged|chainChanged|connect|disconnect):/.exec(topic) ?? []
  if (event === 'accountsChanged') return { kind: 'event', event, data: [payload] }
  if (event === 'chainChanged')
    return { kind: 'event', event, data: { chainId: `0x${Number(payload).toString(16)}` } }
  // When the site loses its permission, the provider emits `accountsChanged` with an empty list.
  if (event === 'disconnect') return { kind: 'event', event: 'accountsChanged', data: [] }
  return event === undefined ? undefined : { kind: 'event', event, data: payload }
}
