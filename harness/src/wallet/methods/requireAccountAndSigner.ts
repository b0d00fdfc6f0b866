import type { Call, Next } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'

/** Returns the account with this address. Throws `unauthorised` if the site may not use it. */
export const requirePermittedAccount = (call: Call, core: Core, address: string) => {
  if (!core.store.mayUse(address))
    throw core.fail('unauthorised', { method: call.method, origin: call.origin })
  return core.account(address)
}

/** Calls `next` without the check whether the site may use the account in the request. The other checks stay. */
export const withAnyAccount = async (_: Call, next: Next, { store }: Core): Promise<unknown> => {
  const { mayUse } = store
  store.mayUse = () => true
  try {
    return await next()
  } finally {
    store.mayUse = mayUse
  }
}

export const requireSigner = (core: Core) => {
  if (!core.signer)
    throw core.fail('internal', {
      why: 'This wallet was made without a signer: give createWallet one.',
    })
  return core.signer
}
