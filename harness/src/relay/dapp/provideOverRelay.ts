import { listChains } from '../../declaredChains.ts'
import {
  createUser,
  type ProvideOptions,
  type User,
  walletChains,
} from '../../createProviderModule.ts'
import type { Provider } from '../../wallet/types.ts'
import { createPhone, type Phone } from '../phone/createPhone.ts'
import type { PhoneName } from '../phone/phoneMetadata.ts'
import { type RelayServer, startRelay } from '../startRelay.ts'
import { addInvisibleQrModal } from './addInvisibleQrModal.ts'
import { openDapp, type SdkProvider } from './openDapp.ts'

/** A wallet for the conformance suite, with its phone and its relay. */
export type ProvidedOverRelay = {
  provider: Provider
  user: User
  lacks: string[]
  close(): Promise<void>
  phone: Phone
  relay: RelayServer
}

/**
 * Returns a wallet behind WalletConnect as a provider module. It uses the real SDKs of dapps and wallets, a
 * relay on this machine, and a fake wallet on a phone. The phone scans every pairing at once.
 *
 * The SDK does not connect on `eth_requestAccounts`: dapps call its `connect()`. This module calls `connect()` for
 * them.
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
      relay,
      persona,
      accounts,
      chains,
      chainId,
      approval: 'prompt',
    })
    const { sdk, close } = await openDapp({
      relayUrl: relay.url,
      chains: listChains(chains, chainId),
      onUri: (uri) => void phone.scan(uri),
    })
    const modal = addInvisibleQrModal(sdk)
    connectWhenAsked(sdk)
    const user = createUser(phone.wallet)
    return {
      // The types of the SDK are narrower than `Provider`, which also describes faulty wallets.
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
        // Not awaited, because each may wait 2 s for its socket, which stopping the relay closes.
        void Promise.allSettled([close(), phone.close()])
        await relay.stop()
      },
      phone,
      relay,
    }
  }

/**
 * Makes `eth_requestAccounts` call `connect()` without a session, as wagmi's connector does. Concurrent requests share
 * it, because a second pairing makes the SDK unsubscribe from the first.
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
