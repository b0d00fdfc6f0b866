import type { Duplex } from 'node:stream'
import { unscripted } from '../scenario/comparisonSide.ts'
import type { RabbyAnswer, RabbyPush, RabbyStart } from './types.ts'

type Request = { ident: string; data: { method: string; params?: unknown } }
type Wire = { data: { type: 'request' | 'response' | 'message'; data: unknown } }

const unconnectedState = {
  accounts: [],
  chainId: '0x1',
  networkVersion: '1',
  isUnlocked: true,
}

/** Creates a scripted replacement for Rabby's content script and background process, at the end of the channel. */
export function createBackground(channel: Duplex, start: RabbyStart) {
  const answers: RabbyAnswer[] = []
  const send = (type: Wire['data']['type'], data: unknown) =>
    channel.write({ data: { type, data } })
  const own: Record<string, () => unknown> = {
    getProviderState: () => ({ ...unconnectedState, ...start.background }),
    tabCheckin: () => null,
    'rabby:getProviderConfig': () => ({ rdns: '', isMetamaskMode: start.metaMaskMode === true }),
  }

  channel.on('data', ({ data: wire }: Partial<Wire>): void => {
    // The page's second stream sends a greeting to a channel that is already open.
    if (wire?.type !== 'request') return
    const { ident, data: asked } = wire.data as Request
    const known = own[asked.method]
    if (known) return void send('response', { ident, res: known() })
    const { reply, before = [] }: RabbyAnswer = answers.shift() ?? {
      reply: { error: unscripted(asked.method) },
    }
    for (const push of before) send('message', push)
    send('response', {
      ident,
      ...('error' in reply ? { err: formatError(reply.error) } : { res: reply.result }),
    })
  })
  return {
    arm: (answer: RabbyAnswer) => answers.push(answer),
    push: (push: RabbyPush) => send('message', push),
  }
}

/** Formats an error as `onRequest` of Rabby's content script sends it to the page. */
const formatError = ({ message, code, data }: Partial<Record<string, unknown>>): object => ({
  message,
  stack: `Error: ${String(message)}\n    at x (y.js:1:1)`,
  ...(code !== undefined && { code }),
  ...(data !== undefined && { data }),
})
