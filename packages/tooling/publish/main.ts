// Packs the packages as they are published. With `--out DIR`, leaves the tarballs there. Without it, tests them: `npm
// run test:all` runs this.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packAll } from './packAll.ts'
import { testPackages } from './testPackages.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

try {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  if (values.out === '') throw new Error('--out wants a folder.')
  if (values.out === undefined) process.exitCode = testPackages(root) ? 0 : 1
  else for (const tarball of packAll(root, values.out)) console.log(tarball)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
