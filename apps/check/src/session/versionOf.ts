import type { Wallet } from '../wallets/wallets.ts'

/**
 * The wallet's version, where it says so itself: `web3_clientVersion` of a wallet begins with its name
 * (`MetaMask/v13.13.1`). Most pass the question on to a node, whose version is nobody's business here.
 */
export async function versionOf({ provider, name }: Wallet): Promise<string | undefined> {
  try {
    const said = await provider.request({ method: 'web3_clientVersion' })
    return readVersion(said, name)
  } catch {
    return undefined
  }
}

/** @example readVersion('MetaMask/v13.13.1', 'MetaMask') // '13.13.1' */
export function readVersion(said: unknown, name: string): string | undefined {
  const [, who = '', version] = /^([^/]+)\/v?(\d+(?:\.\d+)+)/.exec(String(said)) ?? []
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]|wallet/g, '')
  return version && plain(who) === plain(name) ? version : undefined
}
