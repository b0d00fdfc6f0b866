import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { runCli } from '../../cli/runCli.ts'

// Builds the dapp of this folder, serves it on a free port, runs the app suite on it, and
// compares the results with `expectations.json`.
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'touchstone-wagmi-dapp-'))
const root = here('.')
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
    '--wallet',
    'standard',
    '--dapp',
    here('dapp.ts'),
    '--expectations',
    here('expectations.json'),
    '--url',
    server.resolvedUrls?.local[0] ?? '',
    ...process.argv.slice(2),
  ])
} finally {
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
