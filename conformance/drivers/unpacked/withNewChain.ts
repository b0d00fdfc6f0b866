import type { Act, Driver } from '../../core/driver.ts'
import type { Seen } from '../../core/seen.ts'
import { createNewChain } from './newChain.ts'

/**
 * Wraps a driver so that the wallet gets a new chain wherever the script uses 137. A wallet that has the
 * chain already would not prompt, or call its node, again.
 */
export function withNewChain(driver: Driver): Driver {
  const { toWallet, fromWallet, fromUser } = createNewChain()
  const { user, requestAll, requestEach } = driver
  const acts = (Object.keys(user) as Act[]).map((act) => [
    act,
    async (...args: Seen[]) => fromUser(act, await user[act]!(...toWallet(args))),
  ])
  return {
    ...driver,
    user: Object.fromEntries(acts) as Driver['user'],
    request: async (call) => fromWallet(await driver.request(toWallet(call))),
    ...(requestAll && {
      requestAll: (calls) =>
        requestAll(toWallet(calls)).map((answer) => answer.then((one) => fromWallet(one))),
    }),
    ...(requestEach && {
      async requestEach(calls) {
        const { answers, open } = await requestEach(toWallet(calls))
        return { answers: fromWallet(answers), ...(open && { open: open.then(fromWallet) }) }
      },
    }),
    onHeard: (listener) => driver.onHeard((heard) => listener(fromWallet(heard))),
  }
}
