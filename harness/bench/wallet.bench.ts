import type { Bench } from '@touchstone/tooling/bench'
import { importing } from './wallet/importing.ts'
import { inPage } from './wallet/inPage.ts'
import { sending } from './wallet/sending.ts'
import { size } from './wallet/size.ts'

/** Cost of a fake wallet: size of its page script, import in Node, transactions, and calls in a page. */
export default {
  id: 'wallet',
  group: 'wallet',
  run: async () => [
    await size(),
    ...(await importing()),
    ...(await sending()),
    ...(await inPage()),
  ],
} satisfies Bench
