import type { Bench } from '@touchstone/tooling/bench'
import { measureImport } from './wallet/measureImport.ts'
import { measurePage } from './wallet/measurePage.ts'
import { measureSending } from './wallet/measureSending.ts'
import { measureScriptSize } from './wallet/measureScriptSize.ts'

/** Cost of a fake wallet: size of its page script, import in Node, transactions, and calls in a page. */
export default {
  id: 'wallet',
  group: 'wallet',
  run: async () => [
    await measureScriptSize(),
    ...(await measureImport()),
    ...(await measureSending()),
    ...(await measurePage()),
  ],
} satisfies Bench
