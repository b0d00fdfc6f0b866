import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Measurement } from '@touchstone/tooling/bench'
import { publishedPackages, stagePackage } from '@touchstone/tooling/publish'
import { median, timed } from '../timeStatistics.ts'

const run = promisify(execFile)
const rounds = 15

/** Measures how long Node takes to import the harness: from the sources, and from the published package. */
export const measureImport = async (): Promise<Measurement[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchstone-import-'))
  try {
    return [
      await over('wallet.import', new URL('../../src/node.js', import.meta.url).href),
      await over('wallet.import.published', published(folder)),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Stages the harness as npm installs it and links its dependencies. Returns the URL of the package entry. */
function published(folder: string): string {
  const harness = publishedPackages.find((each) => each.folder === 'harness')
  if (!harness) throw new Error('The harness is not among the published packages.')
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const out = path.join(folder, 'node_modules/@touchstone/harness')
  stagePackage(root, harness, out)
  symlinkSync(path.join(root, 'harness/node_modules'), path.join(out, 'node_modules'))
  return pathToFileURL(path.join(out, 'src/node.js')).href
}

async function over(id: string, entry: string): Promise<Measurement> {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await timedRun('0'))
    ours.push(await timedRun(`await import(${JSON.stringify(entry)})`))
  }
  const baseline = median(bare)
  const value = median(ours) - baseline
  return { id, value, unit: 'ms', baseline, goal: '<= 60 ms over a bare Node', met: value <= 60 }
}

/** Measures how long a process of Node takes to run this code. */
const timedRun = (code: string) =>
  timed(() => run(process.execPath, ['--input-type=module', '-e', code]))
