import type { Phone } from '../index.ts'
import { settleAll } from './settleAll.ts'

type Ending = { wallet: Pick<Phone['wallet'], 'verify'>; close: Phone['close'] }

/**
 * Ends the phones of a test. Closes each phone even if its verification fails, because its SDK would
 * otherwise keep running in the test worker.
 *
 * @throws Error with all failures of the verification, if `verify` is set, and of the closing
 */
export const endPhones = async (phones: readonly Ending[], verify: boolean): Promise<void> => {
  const verified = phones.map(async ({ wallet }) => verify && wallet.verify())
  await settleAll([...verified, ...phones.map(({ close }) => close())])
}
