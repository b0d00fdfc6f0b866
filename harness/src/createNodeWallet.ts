import type { Chains } from './chain/createChains.ts'
import { createWallet, type CreateWalletOptions } from './createWallet.ts'
import { defaultChains } from './walletDefaults.ts'
import type { Wallet } from './wallet/createWallet.ts'

/**
 * `createWallet` in Node, where a declared chain without `rpcUrl` is a local chain. It starts with the first
 * request to it. `close` returns it to the pool of this process.
 */
export const createNodeWallet = (options: CreateWalletOptions = {}): Wallet => {
  if (options.rpc) return createWallet(options)
  let chains: Promise<Chains> | undefined
  // Imports the code of local chains on first use, because most wallets never need it.
  const load = async () => {
    const { createChains } = await import('./chain/createChains.ts')
    return createChains(options.chains ?? defaultChains)
  }
  const wallet = createWallet({
    ...options,
    rpc: async (...call) => (await (chains ??= load())).rpc(...call),
  })
  const { close } = wallet
  return Object.assign(wallet, {
    close: () => {
      close()
      void chains?.then((started) => started.release()).catch(() => {})
    },
  })
}
