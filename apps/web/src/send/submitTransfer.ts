import { type Connection, walletMessage } from '@touchstone/connect'
import type { Address, Hex } from 'viem'
import { classifyWalletError } from '../account/classifyWalletError.ts'
import type { Transfer } from './parseTransfer.ts'
import { toTransaction } from './toTransaction.ts'
import type { SendMessage } from './useSendTranslate.ts'

/** Previewed transfer. The app sends exactly this transfer, or none. */
export type Order = { from: Address; chainId: number; transfer: Transfer }

/**
 * Asks the wallet to send the previewed transfer. First checks that the wallet is still on the same account and
 * network, and that the user has not stopped. Never rejects: returns the hash, or a message that says what happened.
 */
export async function submitTransfer(
  connection: Connection,
  { from, chainId, transfer }: Order,
  wanted: () => boolean,
): Promise<{ hash: Hex } | { failure: SendMessage }> {
  const { wallet } = connection.getSnapshot()
  try {
    const provider = connection.getProvider()
    if (provider === undefined) return { failure: { key: 'send.moved' } }
    const [chain, accounts] = await Promise.all([
      provider.request({ method: 'eth_chainId' }),
      provider.request({ method: 'eth_accounts' }),
    ])
    if (!isSame(chain, chainId, accounts, from)) return { failure: { key: 'send.moved' } }
    // The user has stopped while the two requests were open, and the wallet has not been asked to send yet.
    if (!wanted()) return { failure: { key: 'send.stopped', wallet } }
    const transaction = { from, ...toTransaction(transfer) }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    if (typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash)) return { hash: hash as Hex }
    return { failure: { key: 'send.failed', wallet } }
  } catch (error) {
    return { failure: { ...errorMessage(error), wallet, name: transfer.asset.symbol } }
  }
}

function isSame(chain: unknown, chainId: number, accounts: unknown, from: Address): boolean {
  const first = Array.isArray(accounts) ? String(accounts[0]) : ''
  return Number(chain) === chainId && first.toLowerCase() === from.toLowerCase()
}

function errorMessage(error: unknown): SendMessage {
  const failure = classifyWalletError(error, 'send')
  if (failure !== 'failed') return { key: `send.${failure}` }
  const words = walletMessage(error)
  if (words === undefined) return { key: 'send.failed' }
  // Message of geth, which other nodes copy: `core.ErrInsufficientFunds` of https://github.com/ethereum/go-ethereum
  if (/insufficient funds/i.test(words)) return { key: 'send.noFunds' }
  return { key: 'send.failedSaid', said: words }
}
