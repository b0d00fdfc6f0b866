import type { WalletKitTypes } from '@reown/walletkit'
import type { Wallet } from '../../wallet/createWallet.ts'
import type { Kit } from './createKit.ts'
import { type Offer, settle } from './namespaces.ts'
import { originOf } from './originOf.ts'
import type { Outbox } from './outbox.ts'
import { reasonOf } from './reason.ts'
import type { Sessions } from './sessions.ts'

/** What a dapp sends, brought before the wallet; what the wallet says, sent back. */
export type Answers = {
  propose(proposal: WalletKitTypes.SessionProposal): Promise<void>
  serve(request: WalletKitTypes.SessionRequest): Promise<void>
}

export const createAnswers = (
  {
    kit,
    wallet,
    sessions,
    outbox,
  }: { kit: Kit; wallet: Wallet; sessions: Sessions; outbox: Outbox },
  offer: Offer,
  silently: (run: () => void) => void,
): Answers => {
  const { store } = wallet.wires
  const seen = new Set<number>()

  const propose: Answers['propose'] = async ({ id, params }) => {
    const origin = originOf(params.proposer.metadata.url)
    store.visit(origin)
    const before = store.permitted()
    // A new pairing asks anew, whoever asks.
    silently(() => store.forbid())
    try {
      const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' })
      const eip155 = settle(params, wallet, listOf(accounts), offer)
      if (!eip155) throw unsupportedChains
      await outbox.send('approve', () => kit.approveSession({ id, namespaces: { eip155 } }))
    } catch (thrown) {
      // The wallet may have spoken with another dapp since.
      store.visit(origin)
      silently(() => (sessions.list().length > 0 ? store.permit(before) : store.forbid()))
      await outbox.send('reject', () => kit.rejectSession({ id, reason: reasonOf(thrown) }))
    }
  }

  /** Awaited inside: a wallet that is gone throws at once. */
  const answerOf = async (request: { method: string; params: unknown }) => {
    try {
      return { result: (await wallet.provider.request(request)) ?? null }
    } catch (thrown) {
      return { error: reasonOf(thrown) }
    }
  }

  const serve: Answers['serve'] = async ({ id, topic, params }) => {
    // "At least once", says the relay.
    if (seen.has(id)) return
    seen.add(id)
    store.visit(originOf(sessions.get(topic)?.url ?? ''))
    const { method, params: given } = params.request
    // Between approved chains the dapp switches by itself, and tells with its next request.
    const chainId = Number(params.chainId.split(':')[1])
    const follows = !asksForChain.has(method) && store.chain(chainId) !== undefined
    if (follows && store.chainId() !== chainId) silently(() => store.selectChain(chainId))
    const response = { id, jsonrpc: '2.0', ...(await answerOf({ method, params: given })) }
    await outbox.send(method, () => kit.respondSessionRequest({ topic, response }))
  }

  return { propose, serve }
}

// The SDK's `UNSUPPORTED_CHAINS`.
const unsupportedChains = { code: 5100, message: 'Unsupported chains.' }

const asksForChain = new Set(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
