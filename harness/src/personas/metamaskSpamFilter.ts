import type { MethodHook } from '../wallet/engineAndPersonaTypes.ts'
import { type Failure, failWith, isFailure } from '../wallet/requestFailures.ts'
import { getOrCreateMemory } from '../wallet/getOrCreateMemory.ts'

/**
 * Wraps a hook with MetaMask's spam filter (createOriginThrottlingMiddleware.ts). After three rejections in a row, each
 * less than 30 s after the previous one, all methods with the filter fail for 60 s (recordings 36 and 37). Here a
 * reload clears the count. With `onThird`, the third rejection calls it and restarts the count.
 */
export const withSpamFilter =
  (hook: MethodHook, onThird?: (error: Failure) => void): MethodHook =>
  async (call, next, core) => {
    if (exemptOrigins.test(call.origin)) return hook(call, next, core)
    const rejections = getOrCreateMemory(core, call.origin, () => ({ count: 0, last: 0 }))
    // A rule that approves or rejects this request overrides the spam filter.
    const scripted = call.decision && call.decision.type !== 'prompt'
    if (!scripted && rejections.count > 2 && core.clock.now() - rejections.last <= 60_000)
      throw failWith(core, 4100, 'Request blocked due to spam filter.')
    let count = 0
    try {
      return await hook(call, next, core)
    } catch (error) {
      if (!(isFailure(error) && error.code === 4001)) throw error
      // A closed window (`rejectAllApprovals`) keeps the count. Any other outcome than a rejection resets it.
      count = rejections.count
      if (error.kind !== 'userRejected') throw error
      const now = core.clock.now()
      count = now - rejections.last < 30_000 ? count + 1 : 1
      rejections.last = now
      if (count > 2 && onThird) {
        count = 0
        onThird(error)
      }
      throw error
    } finally {
      rejections.count = count
    }
  }

/** Origins of MetaMask's test dapps, which the spam filter never blocks. */
const exemptOrigins = /^http:\/\/(127\.0\.0\.1|localhost):808[0-2]$/
