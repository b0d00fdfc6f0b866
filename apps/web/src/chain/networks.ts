import { bsc, mainnet } from 'viem/chains'
import { rpcUrls } from './rpcUrls.ts'

/** The networks of the app, its own first, with the nodes of this build. */
export const networks = [
  { ...bsc, rpcUrls: { default: { http: rpcUrls(bsc.id, import.meta.env) } } },
  { ...mainnet, rpcUrls: { default: { http: rpcUrls(mainnet.id, import.meta.env) } } },
] as const
