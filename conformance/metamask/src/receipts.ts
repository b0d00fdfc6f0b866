/** Receipts of transactions that never were: `of` makes one and says its hash, `answer` answers who asks for it. */
export function createReceipts() {
  let count = 0
  let last = 0
  return {
    of(block: number): string {
      last = block
      // Another one each time: what the wallet was told once it need not ask again.
      return `${name}${(++count).toString(16).padStart(16, '0')}`
    },
    answer(body: string): string | undefined {
      if (!body.includes(name)) return undefined
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

const name = `0x${Buffer.from('touchstone looks').toString('hex').padEnd(48, '0')}`
