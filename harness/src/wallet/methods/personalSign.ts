import { type Call, type Next, paramList } from '../call.ts'
import type { Core } from '../core.ts'
import { refuseParams } from '../failures.ts'
import { hexToText, isAddress, isBytes, textToHex } from '../hex.ts'
import type { Hex } from '../types.ts'

/**
 * `personal_sign` (ERC-191, version 0x45): signs the data of `[data, address]` after a prompt. Data in hex is
 * signed as bytes, any other data as UTF-8 text.
 */
export const personalSign = (call: Call, core: Core): Promise<Hex> => {
  const [data, address] = paramList(call)
  if (typeof data !== 'string' || !isAddress(address))
    throw refuseParams(call, core, 'expected [data, address]')
  const account = authorised(call, core, address)
  const bytes = isBytes(data) ? data : textToHex(data)
  return core.ask(call, {
    kind: 'sign',
    warning: foreignDomain(bytes, call.origin),
    apply: () => signerOf(core).message(account, bytes),
  })
}

/** Returns the account with this address. Throws `unauthorised` if the site may not use it. */
export const authorised = (call: Call, core: Core, address: string) => {
  if (!core.store.mayUse(address))
    throw core.fail('unauthorised', { method: call.method, origin: call.origin })
  return core.account(address)
}

/**
 * Calls `next` without the check whether the site may use the account in the request. The other checks stay.
 */
export const withAnyAccount = async (_: Call, next: Next, { store }: Core): Promise<unknown> => {
  const { mayUse } = store
  store.mayUse = () => true
  try {
    return await next()
  } finally {
    store.mayUse = mayUse
  }
}

/** Returns the signer of the wallet. Throws if the wallet has none. */
export const signerOf = (core: Core) => {
  if (!core.signer)
    throw core.fail('internal', {
      why: 'This wallet was made without a signer: give createWallet one.',
    })
  return core.signer
}

/**
 * Returns a warning if the data is a sign-in message (ERC-4361) for another site than the one that sent the
 * request. ERC-4361 demands that wallets verify the domain.
 */
function foreignDomain(bytes: Hex, origin: string): string | undefined {
  const domain = hexToText(bytes)?.match(
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n/i,
  )?.[1]
  if (domain === undefined || domain === origin.replace(/^[a-z]+:\/\//i, '')) return undefined
  return `This message signs you in to ${domain}, but ${origin} asks for it.`
}
