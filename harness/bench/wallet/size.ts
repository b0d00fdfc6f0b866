import type { Measurement } from '@touchstone/tooling/bench'
import { engineScript } from '../../src/page/index.ts'

/** Size of the script that a page gets. */
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
