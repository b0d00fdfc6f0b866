import { createPhone, startRelay } from '../index.ts'
import { openDapp } from '../dapp/openDapp.ts'

/** Starts a relay, a phone and a dapp. The phone scans every QR code of the dapp. */
export async function openPhoneAndDapp(options: Partial<createPhone.Options> = {}) {
  const relay = await startRelay()
  const phone = await createPhone({ relay, ...options })
  const chains = [56, 1].map((chainId) => ({ chainId, rpcUrl: 'http://127.0.0.1:1' }))
  const onUri = (uri: string) => void phone.scan(uri)
  const dapp = await openDapp({ relayUrl: relay.url, chains, onUri })
  const close = () => Promise.all([dapp.close(), phone.close()])
  return {
    relay,
    phone,
    sdk: dapp.sdk,
    /** Closes the dapp and the phone. */
    close,
    /** Stops everything without waiting for the dapp and the phone, which may take 2 s to close their sockets. */
    stop: async () => {
      close().catch(() => {})
      await relay.stop()
    },
  }
}
