import type { Answer, Driver, ListenerRequest } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { NamedPages } from './createNamedPages.ts'

/**
 * Creates the part of a driver that acts through the agents of pages. Listeners and the decoy are parts of `setup`
 * until `isBooted`.
 */
export function createAgentDriver(
  sendOrder: NamedPages['sendOrder'],
  setup: { decoy: boolean; listeners: ListenerRequest[] },
  isBooted: () => boolean,
) {
  return {
    window: true,
    request: (call) => sendOrder({ op: 'request', args: [call] }, call.page),
    requestAll(calls) {
      const made = sendOrder<null>({ op: 'requestAll', calls }, calls[0]?.page)
      return calls.map(async ({ id, page }) => {
        await made
        return sendOrder<Answer>({ op: 'requestOpen', id }, page)
      })
    },
    async requestEach(calls) {
      const answers = await sendOrder<Answer[]>({ op: 'requestEach', calls })
      const open = calls[answers.length]
      return open
        ? { answers, open: sendOrder<Answer>({ op: 'requestOpen', id: open.id }) }
        : { answers }
    },
    async listen(listen) {
      if (isBooted())
        return sendOrder<SerializedValue>({ op: 'listen', args: [listen] }, listen.page)
      setup.listeners.push(listen)
      return 'provider'
    },
    unlisten: (listener) => sendOrder({ op: 'unlisten', args: [listener] }),
    discover: () => sendOrder({ op: 'discover', args: [] }),
    async decoy() {
      setup.decoy = true
    },
    inspect: (path) => sendOrder({ op: 'inspect', args: [path] }),
  } satisfies Partial<Driver>
}
