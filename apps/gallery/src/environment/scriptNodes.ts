import type { Answer } from './WalletScript.ts'

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

/**
 * Replaces `fetch` for other hosts, which are nodes: the app loads all else from the page's own host. If `reply` returns
 * undefined, the real node answers.
 */
function replyAsNode(
  reply: (init: RequestInit | undefined) => Promise<Response> | undefined,
): void {
  const real = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const answer = url.origin === location.origin ? undefined : reply(init)
    return answer ?? real(input, init)
  }
}
