/** RPC addresses by chain id: URLs, or hosts with or without a path, each with all paths below it. */
export type RpcAddresses = Readonly<Record<number, readonly string[] | undefined>>

/** Public RPC addresses of the default chains, for which a local chain answers. */
export const publicRpcs: Readonly<Record<number, readonly string[]>> = {
  // Sources: https://docs.bnbchain.org/bnb-smart-chain/developers/json_rpc/json-rpc-endpoint/ and the lists
  // of viem, wagmi and Chainlist.
  56: `
    bsc-dataseed.bnbchain.org bsc-dataseed1.bnbchain.org bsc-dataseed2.bnbchain.org
    bsc-dataseed3.bnbchain.org bsc-dataseed4.bnbchain.org bsc-dataseed.binance.org
    bsc-dataseed1.binance.org bsc-dataseed2.binance.org bsc-dataseed3.binance.org
    bsc-dataseed4.binance.org bsc-dataseed1.defibit.io bsc-dataseed2.defibit.io
    bsc-dataseed1.ninicoin.io bsc-dataseed2.ninicoin.io 56.rpc.thirdweb.com
    bsc-rpc.publicnode.com bsc.publicnode.com rpc.ankr.com/bsc bsc.drpc.org 1rpc.io/bnb
    bsc-mainnet.infura.io bnb-mainnet.g.alchemy.com bsc.meowrpc.com bsc.blockpi.network
    bsc-mainnet.public.blastapi.io`
    .trim()
    .split(/\s+/),
  1: `
    eth.merkle.io 1.rpc.thirdweb.com cloudflare-eth.com eth.llamarpc.com
    ethereum-rpc.publicnode.com ethereum.publicnode.com rpc.ankr.com/eth eth.drpc.org 1rpc.io/eth
    mainnet.infura.io eth-mainnet.g.alchemy.com eth.meowrpc.com ethereum.blockpi.network
    eth-mainnet.public.blastapi.io rpc.flashbots.net`
    .trim()
    .split(/\s+/),
}
