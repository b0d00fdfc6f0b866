import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { UsageError } from '../../engine/UsageError.ts'
import { copyFolder } from './copyFolder.ts'

const path = (inside: string) => fileURLToPath(new URL(`../../../../${inside}`, import.meta.url))

/** Where the production app lies. */
export const dist = path('apps/web/dist')

const sources = ['apps/web', 'packages/connect/src', 'packages/react/src', 'packages/siwe/src'].map(
  path,
)

/** The production app, being served as any static host would: in a folder, with the headers it asks for. */
export type Site = { url: string; close(): Promise<void> }

/**
 * Serves `apps/web/dist` on a free port, built anew where a source is newer: what is tested is what ships.
 *
 * @param options.projectId of WalletConnect: serves what ships to those who have one, which is another build.
 * @param options.furnish puts further pages into the folder that is served, as a deployment does.
 * @throws UsageError where its sources are not here.
 * @throws where the app does not build.
 */
export const serveSite = async ({ projectId, furnish }: serveSite.Options = {}): Promise<Site> => {
  const root = path('apps/web')
  if (!existsSync(join(root, 'index.html'))) throw new UsageError(missing)
  const { preview } = await import('vite')
  const from = projectId === undefined ? dist : path('apps/web/.results/walletconnect')
  if (isStale(from)) await buildSite(root, from, projectId)
  // Who builds the app anew meanwhile does not change what is under test.
  const copy = copyFolder(from)
  await furnish?.(copy.folder)
  const wanted = headersOf(copy.folder)
  const server = await preview({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    build: { outDir: copy.folder },
    preview: { host: '127.0.0.1', port: 0, headers: wanted['/*'] ?? {} },
    plugins: [lasting(`${base}assets/`, wanted['/assets/*'] ?? {})],
  })
  const bound = server.httpServer.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The site is bound to no port.')
  const close = async () => {
    await server.close()
    copy.remove()
  }
  return { url: `http://127.0.0.1:${bound.port}${base}`, close }
}

export declare namespace serveSite {
  type Options = { projectId?: string; furnish?(folder: string): Promise<void> }
}

/** The project is read from the environment, as by everybody who builds the app. */
const buildSite = async (root: string, outDir: string, projectId: string | undefined) => {
  const { build } = await import('vite')
  const before = process.env['VITE_WC_PROJECT_ID']
  if (projectId !== undefined) process.env['VITE_WC_PROJECT_ID'] = projectId
  try {
    await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  } finally {
    if (projectId !== undefined) delete process.env['VITE_WC_PROJECT_ID']
    if (before !== undefined) process.env['VITE_WC_PROJECT_ID'] = before
  }
}

const missing =
  'The app is not here: run this from a clone of the repository. A fake wallet also checks another dapp (--dapp), or the app where it is served (--url).'

const base = '/apps/touchstone/'

/** What the build asks its host to say with every answer, by path: the sections of its `_headers`. */
const headersOf = (folder: string): Record<string, Record<string, string>> => {
  const sections = readFileSync(`${folder}/_headers`, 'utf8').split(/^(?=\/)/m)
  return Object.fromEntries(
    sections.map((section) => {
      const [place = '', ...lines] = section.trimEnd().split('\n')
      const pairs = lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2),
      )
      return [place, Object.fromEntries(pairs) as Record<string, string>]
    }),
  )
}

/** Says with each file of a folder what the build asks for: a browser then keeps it, as on any static host. */
const lasting = (folder: string, wanted: Record<string, string>): Plugin => ({
  name: 'touchstone-lasting',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith(folder))
        for (const [name, value] of Object.entries(wanted)) response.setHeader(name, value)
      next()
    })
  },
})

const isStale = (folder: string): boolean => {
  const built = `${folder}/index.html`
  if (!existsSync(built)) return true
  const age = statSync(built).mtimeMs
  return sources.some((folder) =>
    globSync('**/*', {
      cwd: folder,
      exclude: (name) => /node_modules|^dist$|^\.results$|\.test\./.test(name),
    }).some((file) => statSync(`${folder}/${file}`).mtimeMs > age),
  )
}
