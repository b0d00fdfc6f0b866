import type { Bench } from '@touchstone/tooling/bench'
import { importing } from './wallet/importing.ts'
import { inPage } from './wallet/inPage.ts'
import { sending } from './wallet/sending.ts'
import { size } from './wallet/size.ts'

/** Cost of a fake wallet: in the page, in Node, on the wire and at the start. */
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
