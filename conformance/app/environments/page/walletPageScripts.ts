import type { Truth } from '../../cells/Observation.ts'

// The functions of this file run in the page and find the wallet by its rdns (EIP-6963).

type PageRequest = { rdns: string; method: string; params: unknown[] }
type Provider = {
  request(args: { method: string; params?: unknown[] }): Promise<unknown>
  listenerCount(event: string): number
  removeListener?: unknown
}
type Announcement = CustomEvent<{ info: { rdns: string }; provider: Provider }>

/** Sends a request to the wallet and does not wait for the response. */
export const sendRequest = ({ rdns, method, params }: PageRequest): void => {
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as Announcement).detail
    if (info.rdns === rdns) provider.request({ method, params }).catch(() => {})
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
}

/** Returns undefined if the wallet rejects, or has not answered after 200 tasks, as Phantom without permission. */
export const readTruthInPage = async (rdns: string): Promise<Truth | undefined> => {
  const found = Promise.withResolvers<Provider>()
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as Announcement).detail
    if (info.rdns === rdns) found.resolve(provider)
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  const provider = await found.promise
  let answered = false
  const answer = async () => ({
    accounts: (await provider.request({ method: 'eth_accounts' })) as string[],
    chainId: Number(await provider.request({ method: 'eth_chainId' })),
  })
  const silence = async () => {
    const { port1, port2 } = new MessageChannel()
    for (let turn = 0; turn < 200 && !answered; turn++) {
      const taken = new Promise((resolve) =>
        port1.addEventListener('message', resolve, { once: true }),
      )
      port1.start()
      port2.postMessage(null)
      await taken
    }
    return undefined
  }
  const answering = answer().catch(() => undefined)
  return Promise.race([answering.finally(() => (answered = true)), silence()])
}

/** Returns 0 if the provider has no `removeListener` (Trust Wallet), and -1 without an announcement. */
export const countListeners = (rdns: string): number => {
  let count = -1
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as Announcement).detail
    if (info.rdns !== rdns) return
    if (typeof provider.removeListener !== 'function') return void (count = 0)
    const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']
    count = events.reduce((sum, name) => sum + provider.listenerCount(name), 0)
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  return count
}
