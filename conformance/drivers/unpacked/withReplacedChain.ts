import type { UserAction, Driver } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { createChainReplacement } from './chainReplacement.ts'

/**
 * Wraps a driver so that the wallet gets new chains for the script's chains 137 and 138. A wallet that already has a
 * chain would neither prompt for it nor call its node again.
 */
export function withReplacedChain(driver: Driver): Driver {
  const { toWallet, fromWallet, fromUser } = createChainReplacement()
  const { user, requestAll, requestEach } = driver
  const acts = (Object.keys(user) as UserAction[]).map((act) => [
    act,
    async (...args: SerializedValue[]) => fromUser(act, await user[act]!(...toWallet(args))),
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
    onEvent: (listener) => driver.onEvent((event) => listener(fromWallet(event))),
  }
}
