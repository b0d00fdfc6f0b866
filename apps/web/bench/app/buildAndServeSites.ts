import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { serveFolder } from './serveFolder.ts'

/** URLs of the app and of the baseline app. Both are built for each run and served by servers of the same kind. */
export type Sites = { app: string; baseline: string; close(): Promise<void> }

export async function buildAndServeSites(): Promise<Sites> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'))
  const serve = async (name: string, root: URL) => {
    const outDir = join(folder, name)
    await build({
      root: fileURLToPath(root),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    })
    return serveFolder(outDir)
  }
  const app = await serve('app', new URL('../../', import.meta.url))
  const baseline = await serve('baseline', new URL('../baseline/', import.meta.url))
  return {
    app: app.url,
    baseline: baseline.url,
    async close() {
      await Promise.all([app.close(), baseline.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
