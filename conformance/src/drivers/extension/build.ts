import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../engine/UsageError.ts'
import { firstWords } from '../firstWords.ts'
import { describeExtension } from '../unpacked/describeExtension.ts'
import { findExtension } from '../unpacked/findExtension.ts'
import { cacheDirectory } from './cacheDirectory.ts'
import { makeOnce } from './makeOnce.ts'

/** An unpacked build of a wallet. */
export type Build = { directory: string; extensionId: string; version: string }

/** Where builds of a wallet come from, and how to tell them from others. */
export type BuildSource = {
  /** The wallet's name, as in its manifest. */
  name: string
  /** Folders of the cache are called `<id>-chrome-<version>`. */
  id: string
  /** Environment variable that names an unpacked build. */
  variable: string
  isName(name: string): boolean
  isVersion(version: string): boolean
  /** The versions that the driver knows, for errors: "13.x". */
  versions: string
  /** Versions whose recordings are in the repository, the newest first. */
  certified: readonly [string, ...string[]]
  /** The newest release. */
  findLatest(): Promise<string>
  /** Downloads and unpacks a release into a folder. */
  download(version: string, folder: string): Promise<Download>
}

/** `unpacked` is a folder below the one that was given; `sha256` is the checksum of the archive. */
export type Download = { unpacked: string; from: string; sha256: string }

/** What a command line says about the build. */
export type BuildOptions = { extension?: string; version?: string }

/**
 * Finds a build, in this order: the folder or the version that is named, the environment variable, the newest
 * certified version. A version is taken from the cache, else downloaded.
 *
 * @throws UsageError when there is no build, it is broken, or it belongs to another wallet.
 */
export async function findBuild(
  source: BuildSource,
  { extension, version }: BuildOptions = {},
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Build> {
  const local = findLocalBuild(
    source,
    { ...(extension && { extension }), ...(version && { version }) },
    environment,
  )
  if (local) return local
  const wanted = version === 'latest' ? await latestOf(source) : (version ?? source.certified[0])
  const cached = cachedBuild(source, wanted, environment)
  return existsSync(cached) ? readBuild(source, cached) : downloadBuild(source, wanted, environment)
}

/** The build of {@link findBuild} when it is on this machine; undefined when it has to be downloaded. */
export function findLocalBuild(
  source: BuildSource,
  { extension, version }: BuildOptions = {},
  environment: NodeJS.ProcessEnv = process.env,
): Build | undefined {
  if (extension) return readBuild(source, extension)
  const named = environment[source.variable]
  if (version === undefined && named) return readBuild(source, named)
  if (version !== undefined && !/^(\d+\.\d+\.\d+|latest)$/.test(version))
    throw new UsageError(
      `"${version}" is not a version of ${source.name}: write 13.36.0 or latest.`,
    )
  const cached = cachedBuild(source, version ?? source.certified[0], environment)
  return existsSync(cached) ? readBuild(source, cached) : undefined
}

/** Folder of the cache for a version. */
export const cachedBuild = (
  { id }: BuildSource,
  version: string,
  environment: NodeJS.ProcessEnv = process.env,
): string => join(cacheDirectory(environment), `${id}-chrome-${version}`)

/** Identifies a build: Chromium derives the id of an extension without a key from its path, so the path counts. */
export function buildKey({ directory, version }: Build): string {
  const manifest = readFileSync(join(directory, 'manifest.json'))
  return `${version}-${createHash('sha256').update(directory).update(manifest).digest('hex').slice(0, 12)}`
}

function readBuild(source: BuildSource, folder: string): Build {
  const { directory, extensionId } = findExtension(folder)
  const { name, version = '' } = describeExtension(directory)
  if (!source.isName(name))
    throw new UsageError(
      `${directory} is not an unpacked ${source.name}: its manifest.json is that of "${name}" ${version}. Name a folder that holds ${source.name}.`,
    )
  if (!source.isVersion(version))
    throw new UsageError(
      `${directory} holds ${source.name} ${version}, and the driver knows ${source.versions}. Name a build of such a version.`,
    )
  return { directory, extensionId, version }
}

async function latestOf(source: BuildSource): Promise<string> {
  try {
    return await source.findLatest()
  } catch (cause) {
    throw new UsageError(
      `The newest release of ${source.name} is unknown: ${firstWords(cause)}. Name a version.`,
      { cause },
    )
  }
}

async function downloadBuild(
  source: BuildSource,
  version: string,
  environment: NodeJS.ProcessEnv,
): Promise<Build> {
  const place = cachedBuild(source, version, environment)
  try {
    await makeOnce(place, async (folder) => {
      const { unpacked, from, sha256 } = await source.download(version, folder)
      // Only a build of this wallet comes into the cache.
      readBuild(source, unpacked)
      process.stderr.write(`${source.name} ${version} downloaded from ${from}, sha256 ${sha256}\n`)
      return unpacked
    })
    return readBuild(source, place)
  } catch (cause) {
    throw new UsageError(
      `There is no ${source.name} ${version} here, and its download failed: ${firstWords(cause).replace(/\.$/, '')}. ` +
        `Unpack its release into ${place}, or name an unpacked build with --extension or ${source.variable}.`,
      { cause },
    )
  }
}
