import { ChainError } from './ChainError.ts'

/** Settings of a local chain. */
export type AnvilOptions = {
  /** Default: `defaultChainId` (56, BNB Smart Chain). */
  chainId?: number
  /** Default: a free port. */
  port?: number
  /**
   * URL of the RPC to fork from. Default on chain 56: the environment variable `BSC_RPC_URL`. The chain is
   * offline if neither is set, or with `false`.
   */
  forkUrl?: string | false
  /** Block to fork at. Default: the newest block, or `BSC_FORK_BLOCK` if the URL comes from `BSC_RPC_URL`. */
  forkBlock?: number | string
  /** EVM rules. Default `prague`, as on BSC (https://docs.bnbchain.org/announce/pascal-bsc). */
  hardfork?: string
  /** ms until the start is aborted. Default 30 000. */
  timeout?: number
  /** Further arguments for Anvil. `--fork-url` is refused: set `forkUrl` instead. */
  args?: readonly string[]
}

const names = Object.keys({
  chainId: true,
  port: true,
  forkUrl: true,
  forkBlock: true,
  hardfork: true,
  timeout: true,
  args: true,
} satisfies Record<keyof AnvilOptions, true>)

/** Checks the settings of a chain. Throws ChainError `bad-setting`, because a misspelt setting has no effect. */
export function checkAnvilOptions(options: AnvilOptions): void {
  if (typeof options !== 'object' || options === null)
    throw refusal(`A local chain is made of settings, such as { chainId: 56 }, not ${options}.`)
  const unknown = Object.keys(options).find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw refusal(`A local chain has no setting "${unknown}". There are ${names.join(', ')}.`)
  within('chainId', options.chainId, 1, Number.MAX_SAFE_INTEGER)
  within('port', options.port, 0, 65_535)
  // The message does not repeat the argument, which may contain a key.
  if (options.args?.some((arg) => forkArgument.test(arg)))
    throw refusal(
      'A local chain\'s "args" may not have --fork-url: set "forkUrl", whose credentials are removed from all output.',
    )
}

/** Argument of Anvil for the URL to fork from: `--fork-url`, `--rpc-url`, or `-f`, also after other short options. */
const forkArgument = /^(?:--(?:fork|rpc)-url(?:=|$)|-[a-z]*f)/i

function within(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined) return
  if (Number.isInteger(value) && value >= least && value <= most) return
  throw refusal(
    `A local chain's "${name}" is a whole number from ${least} to ${most}, not ${value}.`,
  )
}

const refusal = (message: string) => new ChainError('bad-setting', message)
