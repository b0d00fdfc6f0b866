import type { Wallet } from '../catalogue/Wallet.ts'
import type { Chains } from '../connection/validateChains.ts'
import { createWalletConnect } from '../walletconnect/createWalletConnect.ts'
import { createFakeWalletConnectClient } from './createFakeWalletConnectClient.ts'
import { createFakeClock } from './createFakeClock.ts'
import { createFakeStorage } from './createFakeStorage.ts'
import { createFakeVisibility } from './createFakeVisibility.ts'
import { createPageWithWallet } from './createPageWithWallet.ts'

type PhonePageOptions = {
  storage?: ReturnType<typeof createFakeStorage>
  phone?: FakeClient
  /** Error with which loading the WalletConnect SDK fails. */
  fails?: Error
  chains?: Chains
  wallets?: readonly Wallet[]
}
export type FakeClient = ReturnType<typeof createFakeWalletConnectClient>

export function createPageWithPhone({
  storage = createFakeStorage(),
  phone = createFakeWalletConnectClient(),
  fails,
  chains,
  wallets,
}: PhonePageOptions = {}) {
  const clock = createFakeClock()
  const visibility = createFakeVisibility()
  const window = new EventTarget()
  const opened = { times: 0 }
  const walletConnect = createWalletConnect({
    projectId: 'test',
    app: { name: 'Test', url: 'https://app.test' },
    storage,
    clock,
    window,
    visibility,
    async openClient() {
      opened.times += 1
      if (fails) throw fails
      return phone.client
    },
  })
  const page = createPageWithWallet({
    clock,
    storage,
    window,
    visibility,
    announced: false,
    connection: {
      walletConnect,
      ...(chains && { chains }),
      ...(wallets && { wallets }),
    },
  })
  const code = () => walletConnect.pairing.getSnapshot().code
  /** Waits for a state of the pairing, which begins with the import of a module. */
  const waitUntil = async (isReached: () => unknown) => {
    await import('../walletconnect/session/createRemoteProviders.ts')
    for (let turn = 0; turn < 20 && !isReached(); turn += 1) await clock.advance(0)
  }
  return {
    ...page,
    phone,
    opened,
    pairing: walletConnect.pairing,
    code,
    waitUntil,
    async pick(wallet = 'walletconnect') {
      page.connection.connect({ wallet }).catch(() => {})
      await waitUntil(code)
    },
    async linked(wallet?: string) {
      await this.pick(wallet)
      phone.approve()
      await clock.advance(0)
      return this
    },
    failure: () => {
      const cause = page.connection.getSnapshot().failure?.error.cause
      return (cause as { pairing?: string } | undefined)?.pairing
    },
  }
}
