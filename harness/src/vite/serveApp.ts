import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { preview, type Plugin, type PreviewServer } from 'vite'
import { buildApp } from './buildApp.ts'
import { explainPortErrors, requireFreePort } from './portErrors.ts'
import { serverAddress } from './serverAddress.ts'
import { createLocalChains } from './createLocalChains.ts'
import { isRpcAddress } from './parseRpcUrl.ts'
import type { ServedDapp } from './serve/serveDapp.ts'
import type { StartArguments } from './parseStartArguments.ts'
import { touchstone } from './touchstonePlugin.ts'
import { describeServer } from './describeServer.ts'
import { defaultChainId, defaultChains } from '../walletDefaults.ts'
import { defaultWallets } from './defaultWallets.ts'

/**
 * Serves the built app (built first if its sources are newer) with `wallets`, their panel and local chains. Throws
 * UsageError (an unavailable port), ChainError.
 */
export async function serveApp({ port, wallets }: StartArguments): Promise<ServedDapp> {
  // Fails on an unavailable port before anything slow starts.
  await requireFreePort(port)
  const localChains = createLocalChains()
  const stops: (() => Promise<void>)[] = [() => localChains.stop()]
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const chain = wallets ? await localChains.chain(defaultChainId) : undefined
    const repository = fileURLToPath(new URL('../../../', import.meta.url))
    await buildApp(repository)
    const plugins = wallets ? [touchstone({ localChains, rpc: rpcOfBuild(process.env) })] : []
    const server = await serve(join(repository, 'apps/web'), port, plugins)
    stops.push(() => server.close())
    const address = serverAddress(server.httpServer)
    const sentence = describeServer({ name: 'Touchstone', address }, defaultWallets.length, chain)
    return { address, stop, lost: localChains.lost, sentence }
  } catch (error) {
    await stop()
    throw error
  }
}

const serve = (root: string, port: number, plugins: Plugin[]): Promise<PreviewServer> =>
  explainPortErrors(port, () =>
    preview({
      root,
      configFile: false,
      logLevel: 'warn',
      // The app has no routes. With `spa`, the server would return the app's page for any unknown path.
      appType: 'mpa',
      plugins,
      preview: { host: '127.0.0.1', port, strictPort: true },
    }),
  )

/** Returns the RPC addresses that the environment sets for the build, as far as a local chain can replace them. */
function rpcOfBuild(env: NodeJS.ProcessEnv) {
  const list = (text = '') => text.split(/[\s,]+/).filter(isRpcAddress)
  return Object.fromEntries(
    Object.keys(defaultChains).map((chainId) => [chainId, list(env[`VITE_RPC_${chainId}`])]),
  )
}
