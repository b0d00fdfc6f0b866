import type { Bench, Measurement } from '@touchstone/tooling/bench'
import { builtInSource, engineScript } from '../src/page/index.ts'
import { personas } from '../src/personas/index.ts'
import { atMost } from './timeStatistics.ts'
import { measureImport } from './wallet/measureImport.ts'
import { measurePageWallet } from './wallet/measurePageWallet.ts'
import { measureTransfer } from './wallet/measureTransfer.ts'

/** Cost of a fake wallet: size of its page script, import in Node, transactions, and calls in a page. */
export default {
  id: 'wallet',
  group: 'wallet',
  run: async () => [
    await measureScriptSize(),
    ...(await measureImport()),
    ...(await measureTransfer()),
    ...(await measurePageWallet()),
  ],
} satisfies Bench

/** Measures the size of the script that installs the fake wallet in a page. */
async function measureScriptSize(): Promise<Measurement> {
  const value = (await engineScript(builtInSource(personas.metamask))).length / 1000
  const goal = '<= 40 kB minified'
  return atMost(40, { id: 'wallet.script', value, unit: 'kB', baseline: 40, goal })
}
