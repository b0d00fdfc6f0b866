import type { Call, Next } from '../wallet/call.ts'
import type { Core } from '../wallet/core.ts'
import { Failure } from '../wallet/failures.ts'
import { say } from './metamaskSay.ts'

type Hook = (call: Call, next: Next, core: Core) => unknown

/**
 * MetaMask's spam filter (createOriginThrottlingMiddleware.ts): of a site with three rejections in a row, each less
 * than 30 s after the one before, it refuses for 60 s whatever opens a prompt, but for the connection. MM 36, 37.
 *
 * It is kept in the page here, so that a reload forgets it; MetaMask forgets when it is started anew.
 *
 * @param third what comes of the third rejection, where its prompt has a say in it: then nothing is blocked.
 */
export const unlessSpam =
  (hook: Hook, third?: (error: Failure) => void): Hook =>
  async (call, next, core) => {
    if (spared.test(call.origin)) return hook(call, next, core)
    const rejections = rejectionsOf(core, call.origin)
    // What a rule says of a request happens, whatever the wallet would do by itself.
    const scripted = call.decision && call.decision.type !== 'prompt'
    if (!scripted && rejections.count > 2 && core.clock.now() - rejections.last <= 60_000)
      throw say(core, 4100, 'Request blocked due to spam filter.')
    let count = 0
    try {
      return await hook(call, next, core)
    } catch (error) {
      if (!(error instanceof Failure && error.code === 4001)) throw error
      // `rejectAllApprovals`: neither counted nor an answer like any other.
      count = rejections.count
      if (error.kind !== 'userRejected') throw error
      const now = core.clock.now()
      count = now - rejections.last < 30_000 ? count + 1 : 1
      rejections.last = now
      if (count > 2 && third) {
        count = 0
        third(error)
      }
      throw error
    } finally {
      rejections.count = count
    }
  }

/** MetaMask's own test dapps. */
const spared = /^http:\/\/(127\.0\.0\.1|localhost):808[0-2]$/

type Rejections = { count: number; last: number }

function rejectionsOf({ memory }: Core, origin: string): Rejections {
  const known = (memory.get(origin) ?? { count: 0, last: 0 }) as Rejections
  memory.set(origin, known)
  return known
}
