import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Without a cache Node strips the types of a hundred small sources at every start, which takes longer than
// everything else. With its compile cache it does so once, during the set-up (`prepare`). The cache must be on
// before the first source is read, so this file is JavaScript and its import is dynamic. The published package
// has no types to strip. NODE_DISABLE_COMPILE_CACHE=1 turns the cache off.
// Uses `join`, because Vite turns `new URL` into an address of its server in tests with a page (jsdom).
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
  defaultChains,
  encode,
  fail,
  hang,
  parseRule,
  pass,
  personas,
  prompt,
  provide,
  ProviderRpcError,
  quirkNames,
  quirks,
  reject,
  reply,
  urlsOf,
} = await import('./index.ts')
