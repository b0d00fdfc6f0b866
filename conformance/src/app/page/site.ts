import { cpSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const path = (inside: string) => fileURLToPath(new URL(`../../../../${inside}`, import.meta.url))

/** Where the production app lies. */
export const dist = path('apps/web/dist')

const sources = ['apps/web', 'packages/connect/src', 'packages/react/src'].map(path)

/** The production app, being served as any static host would. */
export type Site = { url: string; close(): Promise<void> }

/**
 * Serves `apps/web/dist` on a free port, built anew where a source is newer: what is tested is what ships.
 *
 * @throws where the app does not build.
 */
export const serveSite = async (): Promise<Site> => {
  const { build, preview } = await import('vite')
  const root = path('apps/web')
  if (isStale()) await build({ root, logLevel: 'error' })
  // A copy: who builds the app anew meanwhile does not change what is under test.
  const copy = mkdtempSync(join(tmpdir(), 'touchstone-site-'))
  cpSync(dist, copy, { recursive: true })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: copy },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const bound = server.httpServer.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The site is bound to no port.')
  const close = async () => {
    await server.close()
    rmSync(copy, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${bound.port}/`, close }
}

const isStale = (): boolean => {
  const built = `${dist}/index.html`
  if (!existsSync(built)) return true
  const age = statSync(built).mtimeMs
  return sources.some((folder) =>
    globSync('**/*', {
      cwd: folder,
      exclude: (name) => /node_modules|^dist$|\.test\./.test(name),
    }).some((file) => statSync(`${folder}/${file}`).mtimeMs > age),
  )
}
