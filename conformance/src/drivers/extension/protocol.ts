import type { Act, Answer, Heard } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import type { Order, Opened } from '../child/protocol.ts'

/** What the suite asks of the process that holds the browser, beside what it asks of any wallet. */
export type ExtensionOrder =
  | Exclude<Order, { op: 'open' }>
  | { op: 'open' }
  | {
      op: 'launch'
      extension?: string
      headed?: boolean
      agent: string
      accounts: readonly string[]
      rpc: { 56: string; 1: string }
    }
  /** From here on the acts are for this site, which is no page of the driver's own. */
  | { op: 'site'; origin: string; chainId: number; permitted: boolean }
  /** That site may use just these chains: asking for another opens a prompt. */
  | { op: 'limit'; chains: readonly number[] }
  /** From here on MetaMask opens a window of its own for a prompt, which a person can close. */
  | { op: 'window'; origin?: string }
  | { op: 'user'; act: Act; args: Seen[] }
  /** Remembers how the open site stands. */
  | { op: 'keep' }
  /** Brings it back there, if that takes no time; answers whether it is there. */
  | { op: 'back' }
  /** The quickest way to a `chainChanged`. */
  | { op: 'signal'; chainId: number }
  /** The wallet is to know this block of chain 56, where it looks for one at times of its own. */
  | { op: 'look'; block: number }
  /** Makes the wallet as new: unlocked, on the first account, on chain 56, nothing open. `asked: false`: no prompt can still come. */
  | { op: 'restore'; asked?: boolean }
  /** Writes pictures and a Playwright trace into a folder. */
  | { op: 'evidence'; folder: string }

export type Launched = {
  version: string
  directory: string
  from: 'argument' | 'environment' | 'cache' | 'download'
  /** Name and version of the browser. */
  browser: string
  /** Of the archive, where it was downloaded now. */
  sha256?: string
  /** Of the same browser, by the Chrome DevTools Protocol. */
  endpoint: string
}

/** One JSON line. */
export type FromExtension =
  | { id: number; value: Opened | Launched | Answer | Seen }
  | { id: number; thrown: string; name?: string }
  | { heard: Heard }
