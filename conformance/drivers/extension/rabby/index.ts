import type { ExtensionWallet } from '../ExtensionWallet.ts'
import { appSuiteFacts } from './appSuiteFacts.ts'
import { builds } from './builds.ts'
import { createUserActions } from './createUserActions.ts'
import { onboard, unlockWallet, waitUntilReady } from './onboard.ts'
import { openBackgroundPort } from './backgroundPort.ts'
import { createPrompts } from './prompts.ts'
import { dependencies, services } from './standInServices.ts'

/** Rabby 0.93, as a wallet that the suite can check. */
export const rabby: ExtensionWallet = {
  builds,
  rdns: 'io.rabby',
  appSuiteFacts,
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
