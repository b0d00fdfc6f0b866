import type { Answer } from './WalletScript.ts'

/** Nodes are asked over the network, and everything else of a state is on its own host. */
type Reply = (init: RequestInit | undefined) => Promise<Response> | undefined

/** No node answers. */
export const breakNodes = () => replyAsNode(() => Promise.reject(new TypeError('Failed to fetch')))

/** The nodes answer these methods so; all others are answered by the chain behind. */
export function scriptNodes(answers: Readonly<Record<string, Answer>>): void {
  replyAsNode((init) => {
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    const answer = answers[method]
    if (answer === undefined) return undefined
    if (answer === 'never') return new Promise(() => undefined)
    return Promise.resolve(Response.json({ jsonrpc: '2.0', id, ...answer }))
  })
}

function replyAsNode(reply: Reply): void {
  const real = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const answer = url.origin === location.origin ? undefined : reply(init)
    return answer ?? real(input, init)
  }
}
