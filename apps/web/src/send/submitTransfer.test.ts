import type { Connection } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { type Order, submitTransfer } from './submitTransfer.ts'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'1'.repeat(64)}`
const asset = { symbol: 'BNB', name: 'BNB', decimals: 18 }
const order: Order = { from, chainId: 56, transfer: { asset, to: from, amount: 1n } }

/** Creates a connection to a wallet on the account and network of the order. `asked` lists the requested methods. */
function setUp() {
  const asked: string[] = []
  const answers: Record<string, unknown> = { eth_chainId: '0x38', eth_accounts: [from] }
  const request = async ({ method }: { method: string }) => {
    asked.push(method)
    return answers[method] ?? hash
  }
  // `submitTransfer` uses only these two members of the connection.
  const connection = {
    getSnapshot: () => ({ wallet: 'rabby' }),
    getProvider: () => ({ request }),
  } as unknown as Connection
  return { connection, asked }
}

test('sends the order after it has checked account and network', async () => {
  const { connection, asked } = setUp()
  expect(await submitTransfer(connection, order, () => true)).toEqual({ hash })
  expect(asked).toEqual(['eth_chainId', 'eth_accounts', 'eth_sendTransaction'])
})

test('does not ask the wallet to send when the user stops during that check', async () => {
  const { connection, asked } = setUp()
  await submitTransfer(connection, order, () => false)
  expect(asked).not.toContain('eth_sendTransaction')
})
