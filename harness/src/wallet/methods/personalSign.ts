import { requirePermittedAccount, requireSigner } from './requireAccountAndSigner.ts'
import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { hexToText, isAddress, isBytes, textToHex } from '../hex.ts'
import type { Hex } from '../types.ts'

/** `personal_sign` (ERC-191, version 0x45): signs `[data, address]`, hex as bytes and other data as UTF-8 text. */
export const personalSign = (call: Call, core: Core): Promise<Hex> => {
  const [data, address] = paramList(call)
  if (typeof data !== 'string' || !isAddress(address))
    throw refuseParams(call, core, 'expected [data, address]')
  const account = requirePermittedAccount(call, core, address)
  const bytes = isBytes(data) ? data : textToHex(data)
  return core.ask(call, {
    kind: 'sign',
    warning: foreignDomain(bytes, call.origin),
    apply: () => requireSigner(core).message(account, bytes),
  })
}

/** Returns a warning if the data is a sign-in message for another site. ERC-4361 demands this check. */
function foreignDomain(bytes: Hex, origin: string): string | undefined {
  const domain = hexToText(bytes)?.match(
    /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n/i,
  )?.[1]
  if (domain === undefined || domain === origin.replace(/^[a-z]+:\/\//i, '')) return undefined
  return `This message signs you in to ${domain}, but ${origin} asks for it.`
}
