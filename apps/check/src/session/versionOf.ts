import { within } from '../../../../conformance/src/engine/stage.ts'
import type { Wallet } from '../wallets/wallets.ts'

/**
 * The wallet's version, where it says so itself: `web3_clientVersion` of a wallet begins with its name
 * (`MetaMask/v13.13.1`). Most pass the question on to a node, whose version is nobody's business here, and
 * which may not answer: nobody waits for it longer than `patience` ms.
 */
export async function versionOf(
  { provider, name }: Pick<Wallet, 'provider' | 'name'>,
  patience = 2_000,
): Promise<string | undefined> {
  try {
    const answer = provider.request({ method: 'web3_clientVersion' })
    return readVersion(await within(answer, patience, undefined), name)
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
