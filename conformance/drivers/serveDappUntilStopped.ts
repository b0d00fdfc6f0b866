import { redact } from '@touchstone/harness/chain'
import { portOf, serveDapp, waitForStopSignal } from '@touchstone/harness/vite'
import { homeChainId, otherChainId } from '../core/defaultChainIds.ts'
import { UsageError } from '../core/UsageError.ts'

export type ServeOptions = { port?: string; wallets?: string; rpc?: string[] }

/** Serves a dapp with wallets until a signal. Throws a UsageError or a ChainError with a message of one line. */
export async function serveDappUntilStopped(target: string, options: ServeOptions): Promise<void> {
  const rpc = parseRpc(options.rpc ?? [])
  const ids = new Set([homeChainId, otherChainId, ...Object.keys(rpc).map(Number)])
  const dapp = await serveDapp({
    target,
    port: portOf(options.port, process.env),
    ...(options.wallets !== undefined && { wallets: options.wallets.split(',') }),
    rpc,
    chains: Object.fromEntries([...ids].map((id) => [id, {}])),
  })
  // The user may press Ctrl-C as soon as the address appears.
  const stopped = waitForStopSignal()
  process.stdout.write(`${dapp.sentence}\n`)
  const lost = await Promise.race([stopped, dapp.lost])
  await dapp.stop()
  if (lost) throw lost
}

/** Parses the values of `--rpc`, such as `8453=https://my-node.example`, by chain. */
function parseRpc(texts: readonly string[]): Record<number, string[]> {
  const addresses: Record<number, string[]> = {}
  for (const text of texts) {
    const [, chainId, url = ''] = /^([1-9]\d*)=(https?:.+)$/.exec(text) ?? []
    if (!URL.canParse(url))
      throw new UsageError(
        `--rpc takes CHAIN=ADDRESS, such as 8453=https://my-node.example, got ${JSON.stringify(redact(text))}.`,
      )
    ;(addresses[Number(chainId)] ??= []).push(url)
  }
  return addresses
}
