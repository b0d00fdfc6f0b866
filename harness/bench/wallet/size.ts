import type { Measurement } from '@touchstone/tooling/bench'
import { engineScript } from '../../src/page/index.ts'

/** Measures the script that installs the fake wallet in a page. */
export const size = async (): Promise<Measurement> => {
  const value = (await engineScript('metamask')).length / 1000
  return {
    id: 'wallet.script',
    value,
    unit: 'kB',
    baseline: 40,
    goal: '<= 40 kB minified',
    met: value <= 40,
  }
}
