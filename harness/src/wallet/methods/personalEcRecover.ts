import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { isBytes, textToHex } from '../hex.ts'
import type { Address } from '../types.ts'
import { requireSigner } from './requireAccountAndSigner.ts'

/**
 * `personal_ecRecover`: returns the account that signed the data, from `[data, signature]`. No EIP defines it. The
 * personas of MetaMask, Rabby, Rainbow and Brave add it.
 */
export const personalEcRecover = async (call: Call, core: Core): Promise<Address> => {
  const [data, signature] = paramList(call)
  if (typeof data !== 'string' || !isBytes(signature))
    throw refuseParams(call, core, 'expected [data, signature]')
  const { recover } = requireSigner(core)
  if (!recover)
    throw core.fail('internal', { why: 'The signer of this wallet has no "recover": add one.' })
  return recover(isBytes(data) ? data : textToHex(data), signature)
}
