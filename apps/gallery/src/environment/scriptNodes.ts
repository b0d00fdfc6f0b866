import type { Answer } from './WalletScript.ts'

/** Function that returns the response to a request for a node, or undefined if the real node has to answer. */
type Reply = (init: RequestInit | undefined) => Promise<Response> | undefined

/** Fails every request to a node. */
export const breakNodes = () => replyAsNode(() => Promise.reject(new TypeError('Failed to fetch')))

/** Answers these methods in place of the nodes. The local chain still answers all other methods. */
export function scriptNodes(answers: Readonly<Record<string, Answer>>): void {
  replyAsNode((init) => {
    const { id, method } = JSON.parse(String(init?.body)) as { id: number; method: string }
    const answer = answers[method]
    if (answer === undefined) return undefined
    if (answer === 'never') return new Promise(() => undefined)
    return Promise.resolve(Response.json({ jsonrpc: '2.0', id, ...answer }))
  })
}

/** Replaces `fetch` for other hosts. All of them are nodes: the app loads everything else from the page's own host. */
function replyAsNode(reply: Reply): void {
  const real = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const answer = url.origin === location.origin ? undefined : reply(init)
    return answer ?? real(input, init)
  }
}
