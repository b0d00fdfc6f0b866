import type { ExtensionWallet } from '../ExtensionWallet.ts'
import { appSuiteFacts } from './appSuiteFacts.ts'
import { builds } from './builds.ts'
import { createUserActions } from './createUserActions.ts'
import { onboard, waitUntilReady } from './onboard.ts'
import { openBackgroundPort } from './backgroundPort.ts'
import { createPrompts } from './prompts.ts'
import { dependencies, services } from './standInServices.ts'
import { password } from '../testCredentials.ts'

/** Rainbow 1.6, as a wallet that the suite can check. */
export const rainbow: ExtensionWallet = {
  builds,
  rdns: 'me.rainbow',
  appSuiteFacts,
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
