import type { Measurement } from '@touchstone/tooling/bench'
import { builtInSource, engineScript } from '../../src/page/index.ts'
import { personas } from '../../src/personas/index.ts'

/** Measures the script that installs the fake wallet in a page. */
export const measureScriptSize = async (): Promise<Measurement> => {
  const value = (await engineScript(builtInSource(personas.metamask))).length / 1000
  return {
    id: 'wallet.script',
    value,
    unit: 'kB',
    baseline: 40,
    goal: '<= 40 kB minified',
    met: value <= 40,
  }
}
