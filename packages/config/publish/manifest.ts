type Doors = { [door: string]: string | Doors }

/** A room's package.json, as far as publishing it is concerned. */
export type Manifest = {
  name: string
  version: string
  private?: boolean
  bin?: Record<string, string>
  exports?: Doors
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [field: string]: unknown
}

/**
 * What a room's package.json says to those who install it: built doors, each with its types; versions
 * instead of the catalog; nothing that only the workspace needs.
 *
 * @param versionOf the version of a dependency that is installed
 */
export function published(
  { private: _, scripts: _scripts, devDependencies: _dev, ...manifest }: Manifest,
  versionOf: (dependency: string) => string,
): Manifest {
  const { bin, exports: doors, dependencies = {}, peerDependencies } = manifest
  const fixed =
    (range: (version: string, name: string) => string) => (names: Record<string, string>) =>
      Object.fromEntries(Object.keys(names).map((name) => [name, range(versionOf(name), name)]))
  return {
    ...manifest,
    ...(bin && { bin: mapped(bin) }),
    exports: { ...withTypes(doors ?? {}), './package.json': './package.json' },
    dependencies: fixed((version, name) => (isShared(name) ? since(version, name) : version))(
      dependencies,
    ),
    ...(peerDependencies && {
      peerDependencies: fixed(since)(peerDependencies),
      // Each is wanted by one door only, but for React.
      peerDependenciesMeta: mapValues(peerDependencies, (_, name) => ({
        optional: name !== 'react',
      })),
    }),
  }
}

/** Their types stand in our doors: a dapp that has them too must not get a second copy. */
const isShared = (name: string) => ['viem', '@wagmi/core', '@playwright/test'].includes(name)

const since = (version: string, name: string) => `^${oldest[name] ?? version}`

/**
 * The oldest release that does, where that is not ours. Playwright refuses to be loaded twice, so both rooms
 * that name it name the same: since 1.59 `addInitScript` answers what takes the script out again, which
 * `wallets.remove` needs. What is published is proved with that release.
 */
const oldest: Readonly<Record<string, string | undefined>> = {
  '@playwright/test': '1.59.0',
  // The first with `use` and with a context that is its own provider.
  react: '19.0.0',
}

const built = (path: string) => path.replace(/\.ts$/, '.js')
const mapValues = <T, U>(record: Record<string, T>, to: (value: T, name: string) => U) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]))
const mapped = (paths: Record<string, string>) => mapValues(paths, (path) => built(path))

/** Each door with its declarations beside it; `types` first, as whoever reads it takes what fits first. */
function withTypes(doors: Doors): Doors {
  return mapValues(doors, (door) => {
    if (typeof door !== 'string') {
      // Node's own door turns a cache on before types are stripped: here are none.
      const { types, node: _, ...rest } = door
      const declared = types ?? rest['default']
      return {
        ...(typeof declared === 'string' && { types: declarations(declared) }),
        ...mapValues(rest, (path) => (typeof path === 'string' ? built(path) : path)),
      }
    }
    return { types: declarations(door), default: built(door) }
  })
}

/** Beside the file; a stylesheet's says that it may be imported. */
const declarations = (path: string) => `${path.replace(/\.ts$/, '')}.d.ts`
