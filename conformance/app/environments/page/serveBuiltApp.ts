import { existsSync, globSync, readFileSync, statSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { UsageError } from '../../../core/UsageError.ts'
import { tmpdir } from 'node:os'
import process from 'node:process'

const path = (inside: string) => fileURLToPath(new URL(`../../../../${inside}`, import.meta.url))

/** Folder of the app's production build. */
export const buildFolder = path('apps/web/dist')

const sources = ['apps/web', 'packages/connect/src', 'packages/react/src', 'packages/siwe/src'].map(
  path,
)

export type Site = { url: string; close(): Promise<void> }

/**
 * Serves the app's production build on a free port, with the headers of its file `_headers`. First rebuilds the app if
 * a source file is newer.
 */
export const serveBuiltApp = async ({
  projectId,
  addFiles,
}: serveBuiltApp.Options = {}): Promise<Site> => {
  const root = path('apps/web')
  if (!existsSync(join(root, 'index.html'))) throw new UsageError(missing)
  const { preview } = await import('vite')
  const from = projectId === undefined ? buildFolder : path('apps/web/.results/walletconnect')
  if (isStale(from)) await buildSite(root, from, projectId)
  // Serve a copy, so that a concurrent build does not change the app under test.
  const copy = copyFolder(from)
  await addFiles?.(copy.folder)
  const wanted = headersOf(copy.folder)
  const server = await preview({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    build: { outDir: copy.folder },
    preview: { host: '127.0.0.1', port: 0, headers: wanted['/*'] ?? {} },
    plugins: [addHeaders(`${base}assets/`, wanted['/assets/*'] ?? {})],
  })
  const bound = server.httpServer.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The site is bound to no port.')
  const close = async () => {
    await server.close()
    copy.remove()
  }
  return { url: `http://127.0.0.1:${bound.port}${base}`, close }
}

export declare namespace serveBuiltApp {
  type Options = {
    /** WalletConnect project id. Serves a separate build that supports WalletConnect. */
    projectId?: string
    /** Adds files as a deployment does. */
    addFiles?(folder: string): Promise<void>
  }
}

/** The app reads the WalletConnect project id from `VITE_WC_PROJECT_ID`. */
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

/** Returns the response headers by path pattern. */
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

/** Adds headers to the files of a folder, so that browsers cache them as on a static host. */
const addHeaders = (folder: string, wanted: Record<string, string>): Plugin => ({
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

/** Copies a folder to a temporary one, which the exit of the process deletes too. */
export function copyFolder(from: string) {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-site-'))
  const remove = () => {
    process.off('exit', remove)
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', remove)
  cpSync(from, folder, { recursive: true })
  return { folder, remove }
}
