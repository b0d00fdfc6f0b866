import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type EntryPoint = {
  /** Import specifier: `@touchstone/connect/wagmi`. */
  specifier: string
  /** TypeScript source, relative to the package. */
  source: string
  /** Path of the report, relative to the package. */
  report: string
}

/** Returns the entry points in the `exports` of a package that are TypeScript. Resolves patterns (`./texts/*`). */
export function findEntryPoints(packageRoot: string): EntryPoint[] {
  const text = readFileSync(path.join(packageRoot, 'package.json'), 'utf8')
  const { name, exports } = JSON.parse(text) as Manifest
  return Object.entries(exports)
    .map(([key, target]) => [key, typeof target === 'string' ? target : target['types']] as const)
    .flatMap(([key, source = '']) => resolvePattern(packageRoot, key, source))
    .filter(({ source }) => /\.tsx?$/.test(source))
    .map(({ key, source }) => ({
      specifier: path.posix.join(name, key),
      source: path.posix.normalize(source),
      report: `api/${key === '.' ? 'index' : key.slice(2).replaceAll('/', '-')}.api.md`,
    }))
}

type Manifest = { name: string; exports: Record<string, string | Record<string, string>> }

function resolvePattern(packageRoot: string, key: string, source: string) {
  if (!key.includes('*')) return [{ key, source }]
  const [before = '', after = ''] = source.split('*')
  const files = globSync(source, { cwd: packageRoot }).map((file) => `./${file}`)
  return files.toSorted().map((file) => ({
    key: key.replace('*', file.slice(before.length, file.length - after.length)),
    source: file,
  }))
}
