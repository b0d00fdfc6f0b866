import type { Provider } from '@touchstone/connect'
import { createWallet } from '@touchstone/harness'
import { walletOptionsOf } from '../../../app/environments/node/createSiteWallets.ts'
import type { FakeClock } from '../../../app/environments/node/fakeClock.ts'
import { defaultChains } from '../../../app/cells/AppChains.ts'
import { toValue } from '../malformedValueArbitrary.ts'
import type { MalformedAnswer, AnswerScript } from './answerScript.ts'

/** Creates a fake wallet that gives these answers in order. After the last one, all answers are right. */
export const openMalformedWallet = (answers: AnswerScript['answers'], clock: FakeClock) => {
  const correct = createWallet({ clock, ...walletOptionsOf(defaultChains) })
  const queue = [...answers]
  let given = 0
  let listeners = 0
  let connected: MalformedAnswer | undefined
  const listenersByEvent = new Map<string, Set<(...args: unknown[]) => void>>()

  const request = (args: { method: string }): Promise<unknown> => {
    const next = queue.shift() ?? 'right'
    if (args.method === 'eth_requestAccounts') connected = next === 'right' ? undefined : next
    if (next === 'right') return correct.provider.request(args)
    given += 1
    return malformed(next, () => correct.provider.request(args)) as Promise<unknown>
  }

  const malformed = (answer: MalformedAnswer, right: () => Promise<unknown>): unknown => {
    switch (answer.how) {
      case 'resolves':
        return Promise.resolve(toValue(answer.value))
      case 'rejects':
        return Promise.reject(toValue(answer.value))
      case 'throws':
        throw toValue(answer.value)
      case 'returns':
        return toValue(answer.value)
      case 'hangs':
        return new Promise(() => {})
      case 'emits':
        for (const listener of listenersByEvent.get(answer.event) ?? [])
          listener(toValue(answer.value))
        return right()
    }
  }

  const provider: Provider = {
    request,
    on: (event, listener) => {
      listeners += 1
      listenersByEvent.set(event, (listenersByEvent.get(event) ?? new Set()).add(listener))
      return correct.provider.on(event, listener)
    },
    removeListener: (event, listener) => {
      listeners -= 1
      listenersByEvent.get(event)?.delete(listener)
      return correct.provider.removeListener(event, listener)
    },
  }

  return {
    provider,
    left: () => queue.length,
    given: () => given,
    listeners: () => listeners,
    /** The last answer to `eth_requestAccounts`, or undefined if it was right. */
    connected: () => connected,
    close: () => correct.close(),
  }
}
