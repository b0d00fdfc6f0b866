import { checkMany, type Many } from '../checkMany.ts'
import { script } from './requestScript.ts'
import { send } from './sendRequests.ts'

/** The fake wallets, while a dapp asks them wrongly. */
export const runRequests = (options: checkMany.Options): Promise<Many> =>
  checkMany(options, script, send)
