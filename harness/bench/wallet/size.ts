import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import type { Measurement } from '@touchstone/config/bench'
import { engineScript } from '../../src/page/index.ts'
import { median } from './median.ts'

const run = promisify(execFile)
const entry = fileURLToPath(new URL('../../src/node.ts', import.meta.url))

/** The script that a page gets, and how long the entry takes to import. */
export const size = async (): Promise<Measurement[]> => {
  const value = (await engineScript('metamask')).length / 1000
  return [
    {
      id: 'wallet.script',
      value,
      unit: 'kB',
      floor: 40,
      goal: '<= 40 kB minified',
      met: value <= 40,
    },
    await importing(),
  ]
}

async function importing(): Promise<Measurement> {
  const ours: number[] = []
  const bare: number[] = []
  // Whoever imports the sources first strips their types and fills Node's compile cache.
  await timed(`await import(${JSON.stringify(entry)})`)
  for (let round = 0; round < 7; round++) {
    bare.push(await timed('0'))
    ours.push(await timed(`await import(${JSON.stringify(entry)})`))
  }
  const floor = median(bare)
  const value = median(ours) - floor
  return {
    id: 'wallet.import',
    value,
    unit: 'ms',
    floor,
    goal: '<= 60 ms over bare Node, types stripped once before',
    met: value <= 60,
  }
}

async function timed(code: string): Promise<number> {
  const begun = performance.now()
  await run(process.execPath, ['--input-type=module', '-e', code])
  return performance.now() - begun
}
