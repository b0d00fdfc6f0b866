import type { Chains } from './chain/createLazyChains.ts'
import type { DeclaredChains, Rpc } from './wallet/types.ts'

/** Creates the transport to local chains. Undefined in a page, and if each chain has an `rpcUrl`. */
export function createLocalRpc(declared: DeclaredChains) {
  if (Object.values(declared).every(({ rpcUrl }) => rpcUrl !== undefined)) return undefined
  const { process } = globalThis as { process?: { getBuiltinModule?: unknown } }
  if (typeof process?.getBuiltinModule !== 'function') return undefined
  let chains: Promise<Chains> | undefined
  return {
    rpc: (async (...call) => (await (chains ??= load(declared))).rpc(...call)) satisfies Rpc,
    release: () => void chains?.then((started) => started.release()).catch(() => {}),
  }
}

async function load(declared: DeclaredChains): Promise<Chains> {
  // The path is in a variable, so that bundlers of pages leave out the module, which needs Node.
  const module = './chain/createLazyChains.ts'
  const { createLazyChains } = (await import(
    /* @vite-ignore */ /* webpackIgnore: true */ module
  )) as typeof import('./chain/createLazyChains.ts')
  return createLazyChains(declared)
}
