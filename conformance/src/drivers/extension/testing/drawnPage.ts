import type { DOMWindow } from 'jsdom'

type Sent = { functionDeclaration: string; arguments: { value: object }[] }

/**
 * A page of MetaMask to an eye: jsdom's window, in which what is in the document is shown.
 *
 * @param onLook is called where the eye has begun to look.
 */
export const drawnPage = (window: DOMWindow, onLook: () => void = () => undefined): object => {
  // jsdom draws nothing, and has no rectangle to give: that there is one is all that is asked.
  window.HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  const send = async (method: string, sent?: Sent) => {
    if (!sent) return { frameTree: { frame: { id: 'main' } } }
    if (method === 'Page.createIsolatedWorld') return { executionContextId: 1 }
    const action = window.eval(`(${sent.functionDeclaration})`) as (argument: object) => unknown
    const answer = action(sent.arguments[0]!.value)
    onLook()
    return { result: { value: await answer } }
  }
  return { isClosed: () => false, context: () => ({ newCDPSession: async () => ({ send }) }) }
}
