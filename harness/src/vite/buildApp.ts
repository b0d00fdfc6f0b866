import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { appSources } from './appSources.ts'
import { isStale } from './isStale.ts'

/**
 * Builds the app where a source is newer than what was built: beside it, and then in its place, so
 * that who serves or builds it at the same time never sees half of it.
 */
export async function buildApp(repository: string): Promise<void> {
  const root = join(repository, 'apps/web')
  const site = join(root, 'dist')
  if (!(await isStale(join(site, 'index.html'), appSources(repository)))) return
  console.log('Building the app …')
  const made = join(root, `node_modules/.build-${process.pid}`)
  const former = `${made}-former`
  try {
    // Its warnings are for who builds: a person who starts wants the address, or what failed.
    await build({ root, logLevel: 'error', build: { outDir: made, emptyOutDir: true } })
    await rename(site, former).catch(unlessAbsent)
    // Somebody else may have been quicker: theirs is as new as ours.
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
