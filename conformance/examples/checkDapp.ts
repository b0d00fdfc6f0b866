import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { build, preview } from 'vite'
import { runCli } from '../cli/runCli.ts'

// Builds the dapp of a folder, serves it on a free port, runs the app suite on it with the folder's `dapp.ts`, and
// compares the results with the folder's `expectations.json`: `node checkDapp.ts FOLDER [options of touchstone app]`.
const [folder = 'wagmi-dapp', ...options] = process.argv.slice(2)
const root = join(import.meta.dirname, folder)
const outDir = mkdtempSync(join(tmpdir(), 'touchstone-dapp-'))
await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
const server = await preview({
  root,
  logLevel: 'error',
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0, strictPort: false },
})
try {
  process.exitCode = await runCli([
    'app',
    '--wallet=standard',
    `--dapp=${join(root, 'dapp.ts')}`,
    `--expectations=${join(root, 'expectations.json')}`,
    `--url=${server.resolvedUrls?.local[0] ?? ''}`,
    ...options,
  ])
} finally {
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
