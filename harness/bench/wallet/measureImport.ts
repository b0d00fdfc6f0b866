import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Measurement } from '@touchstone/tooling/bench'
import { publishedPackages, stagePackage } from '@touchstone/tooling/publish'
import { atMost, compareTimes } from '../timeStatistics.ts'

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
  const { value, baseline } = await compareTimes(rounds, {
    baseline: () => runNode('0'),
    value: () => runNode(`await import(${JSON.stringify(entry)})`),
  })
  const goal = '<= 60 ms over a bare Node'
  return atMost(60, { id, value: value - baseline, baseline, goal })
}

const runNode = (code: string) => run(process.execPath, ['--input-type=module', '-e', code])
