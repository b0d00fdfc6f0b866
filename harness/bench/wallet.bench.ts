import type { Bench } from '@touchstone/config/bench'
import { importing } from './wallet/importing.ts'
import { inPage } from './wallet/inPage.ts'
import { sending } from './wallet/sending.ts'
import { size } from './wallet/size.ts'

/** What a fake wallet costs: in the page, at the node, on the wire, at the start. */
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
