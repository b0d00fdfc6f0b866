import { checkMany, type Many } from '../checkMany.ts'
import { script } from './script.ts'
import { send } from './send.ts'

/** The fake wallets, while a dapp asks them wrongly. */
export const runRequests = (options: checkMany.Options): Promise<Many> =>
  checkMany(options, script, send)
