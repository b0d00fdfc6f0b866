import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { preview, type Plugin, type PreviewServer } from 'vite'
import { buildApp } from './buildApp.ts'
import { addressOf, onPort, tryPort } from './listening.ts'
import { createLocalChains } from './localChains.ts'
import { isRpcAddress } from './rpcUrl.ts'
import type { StartArguments } from './startArguments.ts'
import { touchstone } from './touchstone.ts'
import { withControl } from './withControl.ts'
import { defaultWallets } from './wallets.ts'

/** The app as it ships, being served. */
export type ServedApp = {
  address: string
  /** Lines for the person at the terminal. */
  sentence: string
  /** Resolves with the reason when its chain cannot be restarted. */
  lost: Promise<Error>
  stop(): Promise<void>
}

/**
 * Serves the built app, built anew where its sources are newer, with the simulated wallets, their
 * panel and a local chain 56; without wallets, the plain app and nothing else.
 *
 * Built and not from source: it is what ships, and it needs no compiler at run time.
 *
 * @throws UsageError (a port that cannot be had), ChainError
 */
export async function serveApp({ port, wallets }: StartArguments): Promise<ServedApp> {
  // What can be told at once is told before anything takes time.
  await tryPort(port)
  const chains = createLocalChains()
  const stops: (() => Promise<void>)[] = [() => chains.stop()]
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const chain = wallets ? await chains.chain(56) : undefined
    const repository = fileURLToPath(new URL('../../../', import.meta.url))
    await buildApp(repository)
    const plugins = wallets ? [touchstone({ chains, rpc: rpcOfBuild(process.env) })] : []
    const server = await serve(join(repository, 'apps/web'), port, plugins)
    stops.push(() => server.close())
    const address = addressOf(server.httpServer)
    await answers(address)
    const place = chain?.fork ? `forked at block ${chain.fork.block}` : 'offline'
    const inside = chain
      ? `${defaultWallets.length} simulated wallets, chain 56 ${place} at ${chain.url}`
      : 'the plain app, no wallets'
    const sentence = `Touchstone is at ${address} (${inside}). Ctrl-C ends it.`
    return { address, stop, lost: chains.lost, sentence: withControl(sentence, chain) }
  } catch (error) {
    await stop()
    throw error
  }
}

const serve = (root: string, port: number, plugins: Plugin[]): Promise<PreviewServer> =>
  onPort(port, () =>
    preview({
      root,
      configFile: false,
      logLevel: 'warn',
      // The app has no routes: a folder that was not built is not there, and not the app once more.
      appType: 'mpa',
      plugins,
      preview: { host: '127.0.0.1', port, strictPort: true },
    }),
  )

/** An address is printed when it answers, not before. */
async function answers(address: string): Promise<void> {
  const { status } = await fetch(address)
  if (status !== 200) throw new Error(`${address} answers ${status}.`)
}

/**
 * The RPC addresses that the app was built with, where the environment names some. What no chain can
 * stand in for, such as a path of the app's own origin, is the app's own business.
 */
function rpcOfBuild(env: NodeJS.ProcessEnv) {
  const list = (text = '') => text.split(/[\s,]+/).filter(isRpcAddress)
  return { 56: list(env['VITE_RPC_56']), 1: list(env['VITE_RPC_1']) }
}
