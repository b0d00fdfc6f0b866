import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Without a cache Node strips the types of a hundred small TypeScript files at every start, which takes
// longer than the rest of the start. With Node's compile cache this happens once, during the set-up
// (`prepare`). The cache must be on before Node reads the first of these files, so this file is JavaScript
// and imports `index.ts` dynamically. The published package has no types to strip, so it uses no cache.
// NODE_DISABLE_COMPILE_CACHE=1 turns the cache off. The path of the cache uses `join`, because Vite turns
// `new URL` into an address of its server in tests with a page (jsdom).
if (!import.meta.url.includes('/node_modules/'))
  enableCompileCache(join(fileURLToPath(import.meta.url), '../../node_modules/.cache/node'))

/** Entry point for Node, with the exports of `index.ts`. */
export const {
  approve,
  createFetchRpc,
  createViemSigner,
  createWallet,
  decode,
  decodeError,
  defaultAccounts,
  defaultChainId,
  defaultChains,
  definePersona,
  encode,
  fail,
  generic,
  hang,
  icon,
  parseRule,
  pass,
  personas,
  plainError,
  prompt,
  provide,
  ProviderRpcError,
  quirkNames,
  quirks,
  reject,
  reply,
  urlsOf,
} = await import('./index.ts')
