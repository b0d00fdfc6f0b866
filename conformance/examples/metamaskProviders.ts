import { Duplex } from 'node:stream'
import { MetaMaskInpageProvider } from '@metamask/providers'
import type { CreateOptions, Provided } from '@touchstone/conformance'

/** Creates MetaMask's page provider. This file answers for accounts and the provider's state, the node all else. */
export default function create({ rpcUrl, accounts: [first] }: CreateOptions): Provided {
  const waiting: { id: number }[] = []
  const { promise: started, resolve: boot } = Promise.withResolvers<void>()
  const tell = (message: object) => stream.push({ jsonrpc: '2.0', ...message })
  const own = { accounts: [] as string[], chainId: '0x38', networkVersion: '56', isConnected: true }
  const change = (accounts: string[]) =>
    tell({ method: 'metamask_accountsChanged', params: (own.accounts = accounts) })
  const answer = (outcome: { result?: string[]; error?: object }) => {
    const prompt = waiting.shift()
    if (prompt && outcome.result) change(outcome.result)
    return prompt !== undefined && tell({ id: prompt.id, ...outcome })
  }
  const receive = async (asked: { id: number; method: string }) => {
    const { id, method } = asked
    if (method === 'metamask_getProviderState') return started.then(() => tell({ id, result: own }))
    if (method === 'eth_requestAccounts' && !own.accounts[0]) return waiting.push({ id })
    if (/^eth_(requestA|a)ccounts$/.test(method)) return tell({ id, result: own.accounts })
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
    return stream.push(await (await fetch(rpcUrl, { ...post, body: JSON.stringify(asked) })).json())
  }
  const write: Duplex['_write'] = (asked, _, done) => void receive(asked).then(() => done())
  const stream = new Duplex({ objectMode: true, read: () => undefined, write })
  const user = {
    prompts: () => waiting.length,
    approve: (choice = { accounts: [first!.address] }) => answer({ result: choice.accounts }),
    reject: () => answer({ error: { code: 4001, message: 'User rejected the request.' } }),
    revoke: () => void change([]),
  }
  const lacks = ['eip-2255', 'eip-3085', 'multiple-accounts']
  const provider = new MetaMaskInpageProvider(stream, { shouldSendMetadata: false })
  return { provider, boot, user, lacks }
}
