import { type Call, paramList } from '../call.ts'
import type { Core } from '../core.ts'
import { isBytes, textToHex } from '../hex.ts'
import type { Address } from '../types.ts'
import { signerOf } from './personalSign.ts'

/**
 * `personal_ecRecover`: `[data, signature]` returns the signer. It works for any site, without a prompt. It
 * is not part of an EIP: MetaMask, Rabby, Rainbow and Brave have it, so their personas add it.
 */
export const personalEcRecover = async (call: Call, core: Core): Promise<Address> => {
  const [data, signature] = paramList(call)
  if (typeof data !== 'string' || !isBytes(signature))
    throw core.fail('invalidParams', { method: call.method, why: 'expected [data, signature]' })
  const { recover } = signerOf(core)
  if (!recover)
    throw core.fail('internal', { why: 'The signer of this wallet has no "recover": add one.' })
  return recover(isBytes(data) ? data : textToHex(data), signature)
}
