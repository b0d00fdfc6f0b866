import { createUser, type ProvideOptions, type User, walletChains } from '../../provided/provide.ts'
import type { Provider } from '../../wallet/types.ts'
import { createPhone, type Phone } from '../phone/createPhone.ts'
import type { PhoneName } from '../phone/metadata.ts'
import { type RelayServer, startRelay } from '../startRelay.ts'
import { addModal } from './addModal.ts'
import { openDapp, type SdkProvider } from './openDapp.ts'

/** A provider module's product, with what stands behind it. */
export type ProvidedOverRelay = {
  provider: Provider
  user: User
  lacks: string[]
  close(): Promise<void>
  phone: Phone
  relay: RelayServer
}

/**
 * A wallet behind WalletConnect as a provider module: the real SDK of dapps, a relay on this machine,
 * the real SDK of wallets, and a fake wallet behind that. Every pairing is scanned at once.
 *
 * The SDK does not connect on `eth_requestAccounts`, dapps call its `connect()`: that is done for
 * them here. All else is the SDK's own.
 *
 * @example
 * export default provideOverRelay('rabby')
 */
export const provideOverRelay =
  (persona: PhoneName = 'walletconnect') =>
  async (options: ProvideOptions): Promise<ProvidedOverRelay> => {
    const { accounts, chainId } = options
    const chains = walletChains(options)
    const relay = await startRelay()
    const phone = await createPhone({
      ...{ relay, persona, accounts, chains, chainId },
      approval: 'prompt',
    })
    const { sdk, close } = await openDapp({
      ...{ relayUrl: relay.url, chains },
      onUri: (uri) => void phone.scan(uri),
    })
    const modal = addModal(sdk)
    connectWhenAsked(sdk)
    const user = createUser(phone.wallet)
    return {
      // Its methods are the EIP's; its types say less than the engine's, which quirks need.
      provider: sdk as unknown as Provider,
      user: {
        ...user,
        dismiss: () => {
          if (phone.wallet.prompts()[0]?.method === 'eth_requestAccounts') modal.dismiss()
          return user.dismiss()
        },
        networkDown: () => relay.down(),
        networkUp: () => relay.up(),
      },
      lacks: ['eip-6963', 'eip-2255', 'eip-5792', 'eip-7846'],
      close: async () => {
        // Each end may wait 2 s for its socket to close; the relay ends them both.
        void Promise.allSettled([close(), phone.close()])
        await relay.stop()
      },
      phone,
      relay,
    }
  }

/**
 * As wagmi's connector does it: without a session `connect()` first. Once for all who ask meanwhile,
 * for a second pairing makes the SDK unsubscribe the first, which then waits for its expiry.
 */
function connectWhenAsked(sdk: SdkProvider): void {
  const { request } = sdk
  let pairing: Promise<void> | undefined
  sdk.request = async function <T>(this: SdkProvider, args: Parameters<typeof request>[0]) {
    if (args?.method === 'eth_requestAccounts' && !this.session) {
      pairing ??= this.connect().finally(() => (pairing = undefined))
      await pairing
    }
    return request.call(this, args) as Promise<T>
  }
}
