import type { Truth } from '../../catalogue/app/seen.ts'

// Each of these runs in the page, and finds the wallet there by EIP-6963.

type Asked = { rdns: string; method: string; params: unknown[] }
type Provider = {
  request(args: { method: string; params?: unknown[] }): Promise<unknown>
  listenerCount(event: string): number
  removeListener?: unknown
}

/** Asks it; the answer is not waited for. */
export const ask = ({ rdns, method, params }: Asked): void => {
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (
      event as CustomEvent<{ info: { rdns: string }; provider: Provider }>
    ).detail
    if (info.rdns === rdns) provider.request({ method, params }).catch(() => {})
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
}

/**
 * What it answers to a site that asks again; undefined where it refuses, or says nothing while the page takes
 * two hundred turns: Phantom never answers a site that is not connected.
 */
export const askTruth = async (rdns: string): Promise<Truth | undefined> => {
  const found = Promise.withResolvers<Provider>()
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (
      event as CustomEvent<{ info: { rdns: string }; provider: Provider }>
    ).detail
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
  const said = answer().catch(() => undefined)
  return Promise.race([said.finally(() => (answered = true)), silence()])
}

/** How many still listen to it, where one can leave at all (Trust's cannot); -1: it is not here. */
export const countListeners = (rdns: string): number => {
  let count = -1
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (
      event as CustomEvent<{ info: { rdns: string }; provider: Provider }>
    ).detail
    if (info.rdns !== rdns) return
    if (typeof provider.removeListener !== 'function') return void (count = 0)
    const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']
    count = events.reduce((sum, name) => sum + provider.listenerCount(name), 0)
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  return count
}
