import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram } from './runProgram.ts'
import { publishedPackages } from './publishedPackages.ts'
import { stagePackage } from './stagePackage.ts'

/**
 * Packs the published packages into tarballs in the folder `out`. Returns the paths of the tarballs.
 *
 * @example packAll('.', 'packs') // ['/…/packs/touchstone-connect-0.0.0.tgz', …]
 */
export function packAll(root: string, out: string): string[] {
  const to = path.resolve(out)
  mkdirSync(to, { recursive: true })
  return publishedPackages.map((published) => {
    const staged = mkdtempSync(path.join(tmpdir(), 'touchstone-pack-'))
    try {
      stagePackage(root, published, staged)
      const args = ['pack', '--silent', '--pack-destination', to]
      const { code, output } = runProgram(staged, 'npm', args)
      const name = output.trim().split('\n').at(-1)
      if (code !== 0 || !name?.endsWith('.tgz'))
        throw new Error(`${published.folder} cannot be packed: ${output.trim()}`)
      return path.join(to, name)
    } finally {
      rmSync(staged, { recursive: true, force: true })
    }
  })
}
