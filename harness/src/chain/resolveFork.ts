import { ChainError } from './ChainError.ts'
import { callRpc } from './callRpc.ts'
import { describeNoAnswer } from './describeNoAnswer.ts'

/** Chain and block to fork. */
export type Fork = { url: string; block: number }

/**
 * Checks that an RPC serves the chain. Returns the block to fork at, which all later reads then share.
 *
 * @param block number, or decimal digits from an environment variable; default: the newest block
 * @param timeout ms until each request is aborted
 * @throws ChainError `bad-setting`, `rpc-unreachable`, `wrong-chain`
 */
export async function resolveFork(options: {
  url: string
  chainId: number
  block?: number | string | undefined
  timeout?: number
  /** Names of the settings in error messages. */
  names?: { url: string; block: string }
}): Promise<Fork> {
  const { chainId, timeout = 10_000, names = { url: 'forkUrl', block: 'forkBlock' } } = options
  const url = parseUrl(options.url, names.url)
  const pinned = parseBlock(options.block, names.block)
  const ask = async (method: string) => {
    try {
      return Number(await callRpc<string>(url, method, [], timeout))
    } catch (cause) {
      // The error has no `cause`, because the cause may contain the key in the address.
      throw new ChainError(
        'rpc-unreachable',
        `The RPC to fork chain ${chainId} from does not answer (${describeNoAnswer(url, cause)}). ` +
          `Check ${names.url}, or unset it for the offline chain.`,
      )
    }
  }
  const actual = await ask('eth_chainId')
  if (actual !== chainId) {
    throw new ChainError(
      'wrong-chain',
      `The RPC to fork from (${host(url)}) is chain ${actual}, wanted is chain ${chainId}. ` +
        `Set ${names.url} to an RPC of that chain, or unset it for the offline chain.`,
    )
  }
  const newest = await ask('eth_blockNumber')
  if (pinned !== undefined && pinned > newest)
    throw new ChainError(
      'bad-setting',
      `${names.block} is ${pinned}, and the newest block of ${host(url)} is ${newest}. Choose one that is there.`,
    )
  return { url, block: pinned ?? newest }
}

function parseUrl(text: string, name: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new ChainError(
    'bad-setting',
    // The message does not repeat the value, which may be a key.
    `${name} is not an http(s) address. Write it as https://my-node.example.`,
  )
}

function parseBlock(block: number | string | undefined, name: string): number | undefined {
  if (block === undefined || block === '') return undefined
  if (/^\d+$/.test(String(block))) return Number(block)
  throw new ChainError(
    'bad-setting',
    `${name} is not a block number: ${JSON.stringify(block)}. Write it in decimal digits.`,
  )
}

/** Returns only the host of an RPC address, because paths and queries may contain keys. */
const host = (url: string) => new URL(url).host
