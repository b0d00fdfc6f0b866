import type { Truth } from '../../catalogue/app/seen.ts'

// Each of these runs in the page, and finds the wallet there by EIP-6963.

type Asked = { rdns: string; method: string; params: unknown[] }
type Provider = {
  request(args: { method: string; params?: unknown[] }): Promise<unknown>
  listenerCount(event: string): number
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

/** What it answers to a site that asks again; undefined where it refuses. */
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
  try {
    return {
      accounts: (await provider.request({ method: 'eth_accounts' })) as string[],
      chainId: Number(await provider.request({ method: 'eth_chainId' })),
    }
  } catch {
    return undefined
  }
}

/** How many still listen to it; -1: it is not here. */
export const countListeners = (rdns: string): number => {
  let count = -1
  addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (
      event as CustomEvent<{ info: { rdns: string }; provider: Provider }>
    ).detail
    if (info.rdns !== rdns) return
    const events = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']
    count = events.reduce((sum, name) => sum + provider.listenerCount(name), 0)
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
  return count
}
