import { redact } from '@touchstone/harness/chain'
import { portOf, serveDapp, waitForStopSignal } from '@touchstone/harness/vite'
import { UsageError } from '../core/UsageError.ts'

export type ServeOptions = { port?: string; wallets?: string; rpc?: string[] }

/**
 * Serves a dapp with wallets until the process gets a signal to stop.
 *
 * @throws UsageError, ChainError: each with a message of one line.
 */
export async function serveUntilStopped(target: string, options: ServeOptions): Promise<void> {
  const dapp = await serveDapp({
    target,
    port: portOf(options.port, process.env),
    ...(options.wallets !== undefined && { wallets: options.wallets.split(',') }),
    ...(options.rpc && { rpc: parseRpc(options.rpc) }),
  })
  // Listen for signals before the address is printed, because the user may press Ctrl-C as soon as it appears.
  const stopped = waitForStopSignal()
  process.stdout.write(`${dapp.sentence}\n`)
  const lost = await Promise.race([stopped, dapp.lost])
  await dapp.stop()
  if (lost) throw lost
}

/** Parses the values of `--rpc`, such as `56=https://my-node.example`. Returns the addresses by chain. */
function parseRpc(texts: readonly string[]): { 56?: string[]; 1?: string[] } {
  const addresses: { 56?: string[]; 1?: string[] } = {}
  for (const text of texts) {
    const [, chainId, url = ''] = /^(56|1)=(https?:.+)$/.exec(text) ?? []
    if (!URL.canParse(url))
      throw new UsageError(
        `--rpc takes 56=ADDRESS or 1=ADDRESS, with http(s), got ${JSON.stringify(redact(text))}.`,
      )
    ;(addresses[chainId === '56' ? 56 : 1] ??= []).push(url)
  }
  return addresses
}
