import { join } from 'node:path'
import { build } from 'vite'
import { isStale } from './isStale.ts'

/** What the built app is made of, from the root of the repository. */
const sources = [
  'apps/web/{src,build,public}/**',
  'apps/web/*.{ts,html,json}',
  'apps/web/.env*',
  'packages/{connect,react}/src/**',
  'packages/{connect,react}/package.json',
  'pnpm-lock.yaml',
]

/** Builds the app where a source is newer than what was built. */
export async function buildApp(repository: string): Promise<void> {
  const root = join(repository, 'apps/web')
  const newest = sources.map((source) => join(repository, source))
  if (!(await isStale(join(root, 'dist/index.html'), newest))) return
  console.log('Building the app …')
  // Its warnings are for who builds: a person who starts wants the address, or what failed.
  await build({ root, logLevel: 'error' })
}
