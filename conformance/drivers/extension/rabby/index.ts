import type { ExtensionWallet } from '../ExtensionWallet.ts'
import { app } from './app.ts'
import { builds } from './builds.ts'
import { createControls } from './controls.ts'
import { onboard, unlockWallet, waitUntilReady } from './onboard.ts'
import { openPort } from './port.ts'
import { createPrompts } from './prompts.ts'
import { dependencies, services } from './services.ts'

/** Rabby 0.93, as a wallet that the suite can check. */
export const rabby: ExtensionWallet = {
  builds,
  rdns: 'io.rabby',
  app,
  services,
  dependencies,
  contracts: [],
  lacks: ['eip-5792', 'eip-7846', 'multiple-accounts'],
  scopes: { chain: 'site', account: 'wallet' },
  answersVisiblePages: true,
  profileEdition: () => '1',
  onboard,
  async open({ build, context, ...session }) {
    const port = await openPort(await context.newPage(), build.extensionId)
    await waitUntilReady(port)
    await unlockWallet(port)
    const prompts = createPrompts(context, build.extensionId, port)
    return createControls({ ...session, port, prompts })
  },
  arrangements: ['connection', 'dismiss'],
}
