import type { WalletKitTypes } from '@reown/walletkit'
import type { Wallet } from '../../wallet/Wallet.ts'
import { internalsOf } from '../../wallet/walletInternals.ts'
import type { Kit } from './createWalletKit.ts'
import { type Offer, sessionNamespace } from './sessionNamespaces.ts'
import type { Outbox } from './outbox.ts'
import { originOf, type Sessions } from './sessions.ts'

/** Creates the handlers that pass requests of dapps to the wallet, and its answers back. */
export const createSessionRequestHandlers = (
  {
    kit,
    wallet,
    sessions,
    outbox,
  }: { kit: Kit; wallet: Wallet; sessions: Sessions; outbox: Outbox },
  offer: Offer,
  silently: (run: () => void) => void,
) => {
  const { store } = internalsOf(wallet)
  const seen = new Set<number>()

  const handleProposal = async ({ id, params }: WalletKitTypes.SessionProposal) => {
    const origin = originOf(params.proposer.metadata.url)
    store.visit(origin)
    const before = store.permitted()
    // Removes the site's permission, because a new pairing always prompts, even for a known site.
    silently(() => store.forbid())
    try {
      const accounts = await wallet.provider.request({ method: 'eth_requestAccounts' })
      const eip155 = sessionNamespace(params, wallet, listOf(accounts), offer)
      if (!eip155) throw unsupportedChains
      await outbox.send('approve', () => kit.approveSession({ id, namespaces: { eip155 } }))
    } catch (thrown) {
      // The wallet may have served another dapp since the request, so it switches back to this site.
      store.visit(origin)
      silently(() => (sessions.list().length > 0 ? store.permit(before) : store.forbid()))
      await outbox.send('reject', () => kit.rejectSession({ id, reason: sessionErrorOf(thrown) }))
    }
  }

  /** Sends a request to the wallet. A wallet whose extension is gone throws synchronously. */
  const requestWallet = async (request: { method: string; params: unknown }) => {
    try {
      return { result: (await wallet.provider.request(request)) ?? null }
    } catch (thrown) {
      return { error: sessionErrorOf(thrown) }
    }
  }

  const handleRequest = async ({ id, topic, params }: WalletKitTypes.SessionRequest) => {
    // The relay delivers messages "at least once", so a request that was seen before is skipped.
    if (seen.has(id)) return
    seen.add(id)
    store.visit(originOf(sessions.get(topic)?.url ?? ''))
    const { method, params: given } = params.request
    // A dapp switches between approved chains without a request, so the wallet follows its next request.
    const chainId = Number(params.chainId.split(':')[1])
    const follows = !asksForChain.has(method) && store.chain(chainId) !== undefined
    if (follows && store.chainId() !== chainId) silently(() => store.selectChain(chainId))
    const response = { id, jsonrpc: '2.0', ...(await requestWallet({ method, params: given })) }
    await outbox.send(method, () => kit.respondSessionRequest({ topic, response }))
  }

  return { handleProposal, handleRequest }
}

// The SDK's error `UNSUPPORTED_CHAINS`.
const unsupportedChains = { code: 5100, message: 'Unsupported chains.' }

const asksForChain = new Set(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Converts an error of the engine to the protocol's format: an integer code and a text. */
export function sessionErrorOf(thrown: unknown): { code: number; message: string; data?: string } {
  const { code, message, data } = (thrown ?? {}) as Record<string, unknown>
  return {
    code: Number.isInteger(code) ? Number(code) : 5000,
    message: typeof message === 'string' && message !== '' ? message : String(thrown),
    // The SDK declares `data` as a string, but sends any value. Wallets pass objects.
    ...(data === undefined ? {} : { data: data as string }),
  }
}
