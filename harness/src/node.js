import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Of a hundred small sources Node would strip the types at every start, which takes longer than all
// else together; with its cache it does so once, and the set-up (`prepare`) is the first. It must be
// on before the first of them is read: hence this file is no TypeScript, and its import no static
// one. What is published has no types to strip. NODE_DISABLE_COMPILE_CACHE=1 turns it off.
// Not by `new URL`: of that Vite makes an address of its server, in tests with a page (jsdom).
if (!import.meta.url.includes('/node_modules/'))
  enableCompileCache(join(fileURLToPath(import.meta.url), '../../node_modules/.cache/node'))

/** The door for Node: that of `index.ts`, name by name. */
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
