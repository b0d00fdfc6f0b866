import { fileURLToPath } from 'node:url'
import { build, preview, type PreviewServer } from 'vite'
import { createLocalChains } from './localChains.ts'
import { isStale } from './isStale.ts'
import { UsageError, type StartArguments } from './startArguments.ts'
import { touchstone } from './touchstone.ts'
import { defaultWallets } from './wallets.ts'

const repository = new URL('../../../', import.meta.url)
const path = (inside: string) => fileURLToPath(new URL(inside, repository))
const app = path('apps/web')

/** The app as it ships, being served. */
export type ServedApp = { address: string; sentence: string; stop(): Promise<void> }

/**
 * Serves the built app, built anew where its sources are newer, with the simulated wallets, their
 * panel and a local chain 56; without wallets, the plain app and nothing else.
 *
 * Built and not from source: it is what ships, and it needs no compiler at run time.
 *
 * @throws UsageError (a port in use), ChainError
 */
export async function serveApp({ port, wallets }: StartArguments): Promise<ServedApp> {
  await buildApp()
  const chains = createLocalChains()
  const stops: (() => Promise<void>)[] = [() => chains.stop()]
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const chain = wallets ? await chains.chain(56) : undefined
    const server = await serve(port, wallets ? [touchstone({ chains, rpc: rpcOfBuild() })] : [])
    stops.push(() => server.close())
    const address = addressOf(server)
    await answers(address)
    const inside = chain
      ? `${defaultWallets.length} simulated wallets inside, chain 56 ${chain.fork ? `forked at block ${chain.fork.block}` : 'offline'} at ${chain.url}`
      : 'the plain app, no wallets inside'
    return { address, stop, sentence: `Touchstone is at ${address} (${inside}). Ctrl-C ends it.` }
  } catch (error) {
    await stop()
    throw error
  }
}

async function buildApp(): Promise<void> {
  const sources = ['apps/web/**', 'packages/connect/**', 'packages/react/**', 'pnpm-lock.yaml']
  if (!(await isStale(path('apps/web/dist/index.html'), sources.map(path)))) return
  console.log('Building the app …')
  // Its warnings are for who builds: a person who starts wants the address, or what failed.
  await build({ root: app, logLevel: 'error' })
}

async function serve(
  port: number,
  plugins: ReturnType<typeof touchstone>[],
): Promise<PreviewServer> {
  try {
    return await preview({
      root: app,
      configFile: false,
      logLevel: 'warn',
      plugins,
      preview: { host: '127.0.0.1', port, strictPort: true },
    })
  } catch (error) {
    if (error instanceof Error && /already in use|EADDRINUSE/.test(error.message)) {
      throw new UsageError(`Port ${port} is in use: choose another one with --port or PORT.`)
    }
    throw error
  }
}

function addressOf({ httpServer }: PreviewServer): string {
  const bound = httpServer.address()
  if (typeof bound !== 'object' || bound === null)
    throw new Error('The server is bound to no port.')
  return `http://127.0.0.1:${bound.port}/`
}

/** An address is printed when it answers, not before. */
async function answers(address: string): Promise<void> {
  const { status } = await fetch(address)
  if (status !== 200) throw new Error(`${address} answers ${status}.`)
}

/** The addresses that the app was built with, where they were given. */
function rpcOfBuild() {
  const list = (text: string | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean)
  return { 56: list(process.env['VITE_RPC_56']), 1: list(process.env['VITE_RPC_1']) }
}
