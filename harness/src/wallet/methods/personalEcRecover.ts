import { type Call, paramList } from '../call.ts'
import type { Core } from '../core.ts'
import { refuseParams } from '../failures.ts'
import { isBytes, textToHex } from '../hex.ts'
import type { Address } from '../types.ts'
import { signerOf } from './personalSign.ts'

/**
 * `personal_ecRecover`: returns the account that signed the data, from `[data, signature]`. It works for any
 * site, without a prompt. No EIP defines the method. The personas of MetaMask, Rabby, Rainbow and Brave add it.
 */
export const personalEcRecover = async (call: Call, core: Core): Promise<Address> => {
  const [data, signature] = paramList(call)
  if (typeof data !== 'string' || !isBytes(signature))
    throw refuseParams(call, core, 'expected [data, signature]')
  const { recover } = signerOf(core)
  if (!recover)
    throw core.fail('internal', { why: 'The signer of this wallet has no "recover": add one.' })
  return recover(isBytes(data) ? data : textToHex(data), signature)
}
