import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../core/UsageError.ts'
import { firstErrorLine } from '../firstErrorLine.ts'
import { readExtensionName } from '../unpacked/readExtensionName.ts'
import { findExtension } from '../unpacked/findExtension.ts'
import { cacheDirectory, makeCacheFolder } from './makeCacheFolder.ts'

/** An unpacked build of a wallet. */
export type Build = { directory: string; extensionId: string; version: string }

/** Source of a wallet's builds: where they come from, and how to recognize them. */
export type BuildSource = {
  /** Name of the wallet, for messages. */
  name: string
  /** Prefix of this wallet's folders in the cache: `<id>-chrome-<version>`. */
  id: string
  /** Name of the environment variable that contains the folder of an unpacked build. */
  variable: string
  isName(name: string): boolean
  isVersion(version: string): boolean
  /** Versions that the driver supports, for error messages: "Rabby 0.93". */
  versions: string
  /** Versions that the driver was run on, newest first. */
  tested: readonly [string, ...string[]]
  /** Page on which the maker publishes releases, for error messages. */
  releases: string
  /** Downloads releases. Undefined for a wallet whose releases the user must unpack. */
  downloads?: {
    /** Returns the version of the newest release. */
    findLatest(): Promise<string>
    /** Downloads and unpacks a release into a folder. */
    download(version: string, folder: string): Promise<Download>
  }
}

/**
 * Result of a download. `unpacked` is a folder inside the given one. `sha256` is the checksum of the archive.
 */
export type Download = { unpacked: string; from: string; sha256: string }

/** Build that the options of a command line name: a folder, or a version. */
export type BuildOptions = { extension?: string; version?: string }

/**
 * Finds a build of a wallet: the folder or version in the options, else the folder in the environment variable,
 * else the newest tested version. A version comes from the cache, or is downloaded.
 *
 * @throws UsageError if there is no build, or it is broken, of another wallet or of an unsupported version.
 */
export async function findBuild(source: BuildSource, options: BuildOptions = {}): Promise<Build> {
  const local = findLocalBuild(source, options)
  if (local) return local
  const { downloads } = source
  const { version: named = source.tested[0] } = options
  if (!downloads) throw missingBuild(source, named, 'the suite does not download it')
  const version =
    named === 'latest'
      ? await downloads.findLatest().catch((cause: unknown) => {
          throw new UsageError(
            `The newest release of ${source.name} is unknown: ${firstErrorLine(cause)}. Name a version.`,
            { cause },
          )
        })
      : named
  const place = cachedBuild(source, version)
  if (existsSync(place)) return readBuild(source, place, version)
  try {
    await makeCacheFolder(place, async (folder) => {
      const { unpacked, from, sha256 } = await downloads.download(version, folder)
      // Check the build before it gets into the cache: `readBuild` throws for a build of another wallet.
      readBuild(source, unpacked, version)
      process.stderr.write(`${source.name} ${version} downloaded from ${from}, sha256 ${sha256}\n`)
      return unpacked
    })
    return readBuild(source, place, version)
  } catch (cause) {
    const reason = firstErrorLine(cause).replace(/\.$/, '')
    throw missingBuild(source, version, `its download failed: ${reason}`, cause)
  }
}

/**
 * Returns the build that {@link findBuild} returns without a request to the network. Undefined if it needs one.
 */
export function findLocalBuild(
  source: BuildSource,
  { extension, version }: BuildOptions = {},
): Build | undefined {
  if (extension) return readBuild(source, extension)
  const named = process.env[source.variable]
  if (version === undefined && named) return readBuild(source, named)
  const { name, versions, tested } = source
  if (version !== undefined && !/^(\d+\.\d+\.\d+|latest)$/.test(version))
    throw new UsageError(`"${version}" is not a version of ${name}: write 13.36.0 or latest.`)
  if (version !== undefined && version !== 'latest' && !source.isVersion(version))
    throw new UsageError(`The driver knows ${versions}, not ${version}. Name such a version.`)
  const wanted = version ?? tested[0]
  const cached = cachedBuild(source, wanted)
  return existsSync(cached) ? readBuild(source, cached, wanted) : undefined
}

/** Returns the folder of a version in the cache. */
export const cachedBuild = ({ id }: BuildSource, version: string): string =>
  join(cacheDirectory(), `${id}-chrome-${version}`)

/**
 * Returns a text that identifies a build. It includes the path, because Chromium derives the id of an extension
 * without a key from its path.
 */
export function buildKey({ directory, version }: Build): string {
  const manifest = readFileSync(join(directory, 'manifest.json'))
  return `${version}-${createHash('sha256').update(directory).update(manifest).digest('hex').slice(0, 12)}`
}

/** Reads the build in a folder. `expected` is the version that the folder must hold. Default: any that is supported. */
function readBuild(source: BuildSource, folder: string, expected?: string): Build {
  const { directory, extensionId } = findExtension(folder)
  const { name, version = '' } = readExtensionName(directory)
  if (!source.isName(name))
    throw new UsageError(
      `${directory} is not an unpacked ${source.name}: its manifest.json is that of "${[name, version].join(' ').trim()}". Name a folder that holds ${source.name}.`,
    )
  if (!source.isVersion(version))
    throw new UsageError(
      `${directory} holds ${source.name} ${version}, and the driver knows ${source.versions}. Name a build of such a version.`,
    )
  // A manifest without `version_name` may have a fourth number: 13.36.0.0.
  if (expected !== undefined && !`${version}.`.startsWith(`${expected}.`))
    throw new UsageError(
      `${directory} holds ${source.name} ${version} instead of ${expected}. Remove the folder, or unpack ${expected} into it.`,
    )
  return { directory, extensionId, version }
}

/** Creates the error that tells the user how to get a build that is not on this machine. */
const missingBuild = (source: BuildSource, version: string, reason: string, cause?: unknown) =>
  new UsageError(
    `There is no ${source.name} ${version} here, and ${reason}. ` +
      `Unpack its release (${source.releases}) into ${cachedBuild(source, version)}, ` +
      `or name an unpacked build with --extension or ${source.variable}.`,
    { cause },
  )
