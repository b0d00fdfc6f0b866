import { enableCompileCache } from 'node:module'

// Of a hundred small sources Node strips the types at every start, which takes longer than all else
// together. With its cache, in the system's temporary folder, it does so once. It must be on before
// they are read: hence the import below is no static one. NODE_DISABLE_COMPILE_CACHE=1 turns it off.
enableCompileCache()

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
