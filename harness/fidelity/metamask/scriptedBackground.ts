import { Duplex } from 'node:stream'
import { unscripted } from '../scenario/comparisonSide.ts'
import type { MetaMaskAnswer, Message, MetaMaskProviderState, MetaMaskStart } from './types.ts'

type Request = { id: number; jsonrpc: '2.0'; method: string; params?: unknown }

const connectedToBsc = {
  accounts: [],
  chainId: '0x38',
  networkVersion: '56',
  isConnected: true,
  extensionId: 'touchstoneextensionidtouchstonee',
} satisfies MetaMaskProviderState & { extensionId: string }

/** Creates a scripted replacement for MetaMask's background process, at the other end of the provider's stream. */
export function createBackground(start: MetaMaskStart['background']) {
  const answers: MetaMaskAnswer[] = []
  const unanswered: Request[] = []
  const state = typeof start === 'object' ? { ...connectedToBsc, ...start } : connectedToBsc
  let held = start === 'held'

  const push = (message: object) => process.nextTick(() => stream.push(message))
  const send = (message: Message) => push({ jsonrpc: '2.0', ...message })
  const settle = ({ id }: Request, outcome: object) => push({ id, jsonrpc: '2.0', ...outcome })
  const sayState = (request: Request) =>
    settle(request, start === 'refused' ? { error: noState } : { result: state })

  const receive = (request: Request) => {
    if (request.method === 'metamask_getProviderState')
      return held ? void unanswered.push(request) : sayState(request)
    const answer = answers.shift() ?? { reply: { error: unscripted(request.method) } }
    if (answer.reply === 'hang') return
    // Adds a stack, because the real extension sends errors with their stacks.
    if ('error' in answer.reply)
      return settle(request, {
        error: { ...answer.reply.error, stack: 'Error\n    at x (y.js:1:1)' },
      })
    settle(request, answer.reply)
  }

  const stream = new Duplex({
    objectMode: true,
    read: () => undefined,
    write: (message: Request | Request[], _encoding, done) => {
      for (const request of [message].flat()) receive(request)
      done()
    },
  })
  return {
    stream,
    arm: (answer: MetaMaskAnswer) => answers.push(answer),
    send,
    answerState: () => {
      held = false
      for (const request of unanswered.splice(0)) sayState(request)
    },
  }
}

const noState = { code: -32603, message: 'no state' }
