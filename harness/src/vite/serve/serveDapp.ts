import { basename, dirname } from 'node:path'
import { createServer, preview } from 'vite'
import { firstChainId } from '../../declaredChains.ts'
import type { DeclaredChains } from '../../wallet/types.ts'
import { defaultChains } from '../../walletDefaults.ts'
import { explainPortErrors, requireFreePort } from '../portErrors.ts'
import { serverAddress } from '../serverAddress.ts'
import { createLocalChains } from '../createLocalChains.ts'
import type { RpcAddresses } from '../publicRpcs.ts'
import { createWalletMiddleware, type ServingOptions } from '../createWalletMiddleware.ts'
import { UsageError } from '../UsageError.ts'
import { touchstone } from '../touchstonePlugin.ts'
import { checkWalletNames } from '../checkWalletNames.ts'
import { defaultWallets } from '../defaultWallets.ts'
import { describeServer } from '../describeServer.ts'
import { serveProxy } from './serveProxy.ts'
import { parseServeTarget, type ServeTarget } from './parseServeTarget.ts'

/** A dapp that is served with wallets in its page. */
export type ServedDapp = {
  address: string
  /** Lines for the user at the terminal. */
  sentence: string
  /** Resolves with the reason when a local chain cannot be restarted. */
  lost: Promise<Error>
  /** Stops the server and its chains. */
  stop(): Promise<void>
}

export declare namespace serveDapp {
  type Options = {
    /** Folder of a Vite app or of a built site, or the http address of a page. */
    target: string
    /** Port to serve at. 0: any free port. */
    port: number
    /** Names of personas. Default: the eight in `defaultWallets`. */
    wallets?: readonly string[]
    /** RPC addresses of the dapp besides the public ones, by chain id. */
    rpc?: RpcAddresses
    /** Chains of the wallets, by id. Default: 56 and 1. */
    chains?: DeclaredChains
  }
}

/**
 * Serves any dapp with fake wallets, their panel, and local chains.
 *
 * @throws UsageError (an invalid target, an unknown wallet, an unavailable port), TypeError (a malformed option),
 * ChainError
 * @example
 * const dapp = await serveDapp({ target: './dist', port: 0 })
 * await fetch(dapp.address)
 * await dapp.stop()
 */
export async function serveDapp(options: serveDapp.Options): Promise<ServedDapp> {
  const { port, chains = defaultChains } = options
  const target = parseServeTarget(options.target)
  const wallets = checkWalletNames(
    options.wallets ?? defaultWallets,
    (problem) => new UsageError(`--wallets: ${problem}`),
  )
  await requireFreePort(port)
  const localChains = createLocalChains({ chains })
  const stops = [() => localChains.stop()]
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const serving = { wallets, chains, localChains, ...(options.rpc && { rpc: options.rpc }) }
    const server = await explainPortErrors(port, () => serve(target, port, serving))
    stops.push(server.close)
    // Starts the first chain now, so that the user sees problems with its settings.
    const chain = await localChains.chain(firstChainId(chains))
    const { address } = server
    const sentence = describeServer({ name: options.target, address }, wallets.length, chain)
    return { address, stop, lost: localChains.lost, sentence }
  } catch (error) {
    await stop()
    throw error
  }
}

type Server = { address: string; close(): Promise<void> }

async function serve(target: ServeTarget, port: number, serving: ServingOptions): Promise<Server> {
  const at = { host: '127.0.0.1', port, strictPort: true }
  switch (target.kind) {
    case 'page':
      return serveProxy(target.url, port, createWalletMiddleware(serving))
    case 'vite': {
      const server = await createServer({
        root: target.root,
        logLevel: 'warn',
        plugins: [touchstone(serving)],
        server: { ...at, open: false },
      })
      try {
        await server.listen()
      } catch (error) {
        await server.close()
        throw error
      }
      const address = server.resolvedUrls?.local[0] ?? serverAddress(server.httpServer!)
      return { address, close: () => server.close() }
    }
    case 'folder': {
      const server = await preview({
        // The root is the parent folder, because Vite warns if the output folder is the root itself.
        root: dirname(target.root),
        configFile: false,
        logLevel: 'warn',
        plugins: [touchstone(serving)],
        build: { outDir: basename(target.root) },
        preview: { ...at, open: false },
      })
      return { address: serverAddress(server.httpServer), close: () => server.close() }
    }
  }
}
