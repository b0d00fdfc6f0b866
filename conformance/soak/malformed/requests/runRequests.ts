import { checkMany, type ManyResult } from '../checkMany.ts'
import { requestScript } from './requestScript.ts'
import { sendRequests } from './sendRequests.ts'

/** The fake wallets, while a dapp asks them wrongly. */
export const runRequests = (options: checkMany.Options): Promise<ManyResult> =>
  checkMany(options, requestScript, sendRequests)
