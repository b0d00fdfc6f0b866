/** Creates receipts of invented transactions. `invent` returns a hash, `answer` answers a request for it. */
export function createReceipts() {
  let count = 0
  let last = 0
  return {
    invent(block: number): string {
      last = block
      // Use a new hash each time: the wallet asks for each receipt only once.
      return `${prefix}${(++count).toString(16).padStart(16, '0')}`
    },
    answer(body: string): string | undefined {
      if (!body.includes(prefix)) return undefined
      const { id, params } = JSON.parse(body) as { id?: unknown; params: string[] }
      const result = {
        transactionHash: params[0],
        blockHash: null,
        blockNumber: `0x${last.toString(16)}`,
      }
      return JSON.stringify({ jsonrpc: '2.0', id, result })
    },
  }
}

const prefix = `0x${Buffer.from('touchstone looks').toString('hex').padEnd(48, '0')}`
