type EntryPoints = { [name: string]: string | EntryPoints }

/** The fields of a package.json that publishing changes. */
export type Manifest = {
  name: string
  version: string
  private?: boolean
  bin?: Record<string, string>
  exports?: EntryPoints
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [field: string]: unknown
}

/**
 * Turns a package.json into its published form: built entry points with their types, versions instead of the catalog,
 * and nothing that only the workspace needs.
 *
 * @param versionOf returns the installed version of a dependency
 */
export function createPublishedManifest(
  { private: _, scripts: _scripts, devDependencies: _dev, ...manifest }: Manifest,
  versionOf: (dependency: string) => string,
): Manifest {
  const { bin, exports: entryPoints = {}, dependencies = {}, peerDependencies } = manifest
  const since = (name: string) => `^${oldest[name] ?? versionOf(name)}`
  return {
    ...manifest,
    ...(bin && { bin: mapValues(bin, built) }),
    exports: { ...withTypes(entryPoints), './package.json': './package.json' },
    dependencies: mapValues(dependencies, (_, name) =>
      isShared(name) ? since(name) : versionOf(name),
    ),
    ...(peerDependencies && {
      peerDependencies: mapValues(peerDependencies, (_, name) => since(name)),
      // Peer dependencies are optional, because only one entry point needs each. React is not optional.
      peerDependenciesMeta: mapValues(peerDependencies, (_, name) => ({
        optional: name !== 'react',
      })),
    }),
  }
}

/** Returns whether the types of a dependency are part of the public API, so that a dapp must not get a second copy. */
const isShared = (name: string) => ['viem', '@wagmi/core', '@playwright/test'].includes(name)

/**
 * Oldest supported release, if it differs from the installed one. Playwright refuses to be loaded twice, so all
 * packages that depend on it use the same range. Since 1.59 `addInitScript` returns a disposable that removes the
 * script, which `wallets.remove` needs. The published packages are tested with that release.
 */
const oldest: Readonly<Record<string, string | undefined>> = {
  '@playwright/test': '1.59.0',
  // React 19 is the first release with `use`, and with contexts that are their own providers.
  react: '19.0.0',
}

const built = (path: string) => path.replace(/\.ts$/, '.js')
const mapValues = <T, U>(record: Record<string, T>, to: (value: T, name: string) => U) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]))

/**
 * Adds the path of the declarations to each entry point, first, because tools take the first condition that matches.
 */
function withTypes(entryPoints: EntryPoints): EntryPoints {
  return mapValues(entryPoints, (entryPoint) => {
    if (typeof entryPoint === 'string')
      return { types: declarations(entryPoint), default: built(entryPoint) }
    // Leave out the condition `node`, whose file only turns on a cache for type stripping.
    const { types, node: _, ...rest } = entryPoint
    const declared = types ?? rest['default']
    return {
      ...(typeof declared === 'string' && { types: declarations(declared) }),
      ...mapValues(rest, (path) => (typeof path === 'string' ? built(path) : path)),
    }
  })
}

/** Returns the path of a file's declarations. TypeScript imports a stylesheet only if it has declarations. */
const declarations = (path: string) => `${path.replace(/\.ts$/, '')}.d.ts`
