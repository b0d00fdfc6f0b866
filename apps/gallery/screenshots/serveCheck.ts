import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

/** Builds the Check page and serves it. */
export async function serveCheck(): Promise<{ url: string; close(): Promise<void> }> {
  const root = fileURLToPath(new URL('../../check', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'touchstone-check-'))
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const at = { host: '127.0.0.1', port: 0 }
  const server = await preview({ root, configFile: false, build: { outDir }, preview: at })
  const { port } = server.httpServer.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
