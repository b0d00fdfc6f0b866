import { withTimeout } from '@touchstone/conformance/manual'
import type { Wallet } from '../wallets/findWallets.ts'

/**
 * Returns the wallet's version if its answer to `web3_clientVersion` begins with its name (`MetaMask/v13.13.1`), since a
 * wallet may forward this method to a node. Waits for the answer at most `timeout` ms.
 */
export async function readWalletVersion(
  { provider, name }: Pick<Wallet, 'provider' | 'name'>,
  timeout = 2_000,
): Promise<string | undefined> {
  try {
    const answer = provider.request({ method: 'web3_clientVersion' })
    return parseVersion(await withTimeout(answer, timeout, undefined), name)
  } catch {
    return undefined
  }
}

/** @example parseVersion('MetaMask/v13.13.1', 'MetaMask') // '13.13.1' */
export function parseVersion(answer: unknown, name: string): string | undefined {
  const [, who = '', version] = /^([^/]+)\/v?(\d+(?:\.\d+)+)/.exec(String(answer)) ?? []
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]|wallet/g, '')
  return version && plain(who) === plain(name) ? version : undefined
}
