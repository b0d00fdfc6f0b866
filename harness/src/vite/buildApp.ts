import { rename, rm, glob } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { existsSync, statSync } from 'node:fs'

/** Builds the app if a source is newer. Renames a finished build into place, for concurrent servers and builds. */
export async function buildApp(repository: string): Promise<void> {
  const root = join(repository, 'apps/web')
  const site = join(root, 'dist')
  if (!(await isStale(join(site, 'index.html'), appSources(repository)))) return
  console.log('Building the app …')
  const made = join(root, `node_modules/.build-${process.pid}`)
  const former = `${made}-former`
  try {
    // Build warnings do not help a user who starts the app.
    await build({ root, logLevel: 'error', build: { outDir: made, emptyOutDir: true } })
    await rename(site, former).catch(unlessAbsent)
    // A concurrent build may have finished first. Its result is just as new.
    await rename(made, site).catch(unlessTaken)
  } finally {
    await Promise.all([made, former].map((path) => rm(path, { recursive: true, force: true })))
  }
}

const unlessAbsent = unless('ENOENT')
const unlessTaken = unless('ENOTEMPTY', 'EEXIST')

function unless(...codes: string[]) {
  return (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}

export const appSources = (repository: string): string[] =>
  sources.map((source) => join(repository, source))

const sources = [
  'apps/web/{src,vite,public}/**',
  'apps/web/*.{ts,html,json}',
  'apps/web/.env*',
  'packages/{connect,react,siwe}/src/**',
  'packages/{connect,react,siwe}/package.json',
  'pnpm-lock.yaml',
]

/** Whether a built file is missing, or older than a file or folder that matches the glob patterns. */
export async function isStale(built: string, sources: readonly string[]): Promise<boolean> {
  if (!existsSync(built)) return true
  const age = statSync(built).mtimeMs
  for await (const source of glob([...sources], {
    exclude: ['**/node_modules/**', '**/dist/**'],
  })) {
    if (statSync(source).mtimeMs > age) return true
  }
  return false
}
