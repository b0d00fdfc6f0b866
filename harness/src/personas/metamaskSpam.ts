import type { Call, Next } from '../wallet/call.ts'
import type { Core } from '../wallet/core.ts'
import { Failure } from '../wallet/failures.ts'
import { say } from './metamaskErrors.ts'

type Hook = (call: Call, next: Next, core: Core) => unknown

/**
 * MetaMask's spam filter (createOriginThrottlingMiddleware.ts). After three rejections in a row, each less than 30 s
 * after the previous one, it blocks all requests of the site that open a prompt, except connecting, for 60 s
 * (MM 36, 37).
 *
 * The page keeps the count here, so a reload clears it. MetaMask clears it when it restarts.
 *
 * @param third callback for the third rejection. With it, the count restarts and the site is not blocked.
 */
export const unlessSpam =
  (hook: Hook, third?: (error: Failure) => void): Hook =>
  async (call, next, core) => {
    if (spared.test(call.origin)) return hook(call, next, core)
    const rejections = rejectionsOf(core, call.origin)
    // A rule for the request overrides the spam filter.
    const scripted = call.decision && call.decision.type !== 'prompt'
    if (!scripted && rejections.count > 2 && core.clock.now() - rejections.last <= 60_000)
      throw say(core, 4100, 'Request blocked due to spam filter.')
    let count = 0
    try {
      return await hook(call, next, core)
    } catch (error) {
      if (!(error instanceof Failure && error.code === 4001)) throw error
      // `rejectAllApprovals` (a closed window) leaves the count unchanged. Any other outcome resets it.
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

/** Origins of MetaMask's own test dapps, which it never blocks. */
const spared = /^http:\/\/(127\.0\.0\.1|localhost):808[0-2]$/

type Rejections = { count: number; last: number }

function rejectionsOf({ memory }: Core, origin: string): Rejections {
  const known = (memory.get(origin) ?? { count: 0, last: 0 }) as Rejections
  memory.set(origin, known)
  return known
}
