import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheDirectory } from './cache.ts'
import { makeOnce } from './makeOnce.ts'

/** The version that Synpress 4.1.2 downloads, and that the recordings were made of. */
export const defaultVersion = '13.13.1'

export type Build = {
  directory: string
  version: string
  from: 'argument' | 'environment' | 'cache' | 'download'
  /** Of the archive, where it was downloaded now. */
  sha256?: string
}

/** Thrown where no build of MetaMask can be had; its message says how to get one. */
export class NoBuildError extends Error {
  override name = 'NoBuildError'
}

/**
 * An unpacked MetaMask: the folder given, else `METAMASK_EXTENSION_DIR`, else the per-user cache.
 *
 * @throws {NoBuildError} where the folder named is not an unpacked MetaMask, or there is none.
 * @example
 * const { directory, version } = findBuild()
 */
export function findBuild(argument?: string, environment: NodeJS.ProcessEnv = process.env): Build {
  if (argument) return read(argument, 'argument')
  const named = environment.METAMASK_EXTENSION_DIR
  if (named) return read(named, 'environment')
  const cached = cachedBuild(environment)
  if (existsSync(cached)) return read(cached, 'cache')
  throw new NoBuildError(
    `There is no MetaMask ${defaultVersion} here: unpack metamask-chrome-${defaultVersion}.zip into ${cached}, ` +
      'or name an unpacked build in METAMASK_EXTENSION_DIR.',
  )
}

/** The folder of the per-user cache that holds the default version. */
export function cachedBuild(environment: NodeJS.ProcessEnv = process.env): string {
  return join(cacheDirectory(environment), `metamask-chrome-${defaultVersion}`)
}

/**
 * The build of {@link findBuild}, else a download into the per-user cache.
 *
 * @param unpack downloads into the folder, and says where the unpacked build and its archive are.
 * @throws {NoBuildError} where there is none and none can be downloaded.
 */
export async function obtainBuild(
  argument?: string,
  environment: NodeJS.ProcessEnv = process.env,
  unpack: Unpack = bySynpress,
): Promise<Build> {
  try {
    return findBuild(argument, environment)
  } catch (error) {
    if (argument || environment.METAMASK_EXTENSION_DIR || !(error instanceof NoBuildError))
      throw error
    return download(error, environment, unpack)
  }
}

type Unpack = (folder: string) => Promise<{ unpacked: string; archive: string }>

async function download(
  missing: NoBuildError,
  environment: NodeJS.ProcessEnv,
  unpack: Unpack,
): Promise<Build> {
  const place = cachedBuild(environment)
  let sha256 = ''
  try {
    // Its identity follows from its path: one place, whoever made it.
    const made = await makeOnce(place, async (folder) => {
      const { unpacked, archive } = await unpack(folder)
      sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex')
      // What is no MetaMask does not come into the cache.
      read(unpacked, 'download')
      return unpacked
    })
    return made ? { ...read(place, 'download'), sha256 } : read(place, 'cache')
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new NoBuildError(`${missing.message} Synpress could not download it: ${why}`, { cause })
  }
}

async function bySynpress(folder: string): ReturnType<Unpack> {
  const before = process.cwd()
  try {
    // Synpress keeps its cache below the working directory and offers no way to name another.
    process.chdir(folder)
    const { prepareExtension } = await import('@synthetixio/synpress-cache')
    const unpacked = await prepareExtension()
    return { unpacked, archive: `${unpacked}.zip` }
  } finally {
    process.chdir(before)
  }
}

function read(folder: string, from: Build['from']): Build {
  const directory = resolve(folder)
  const manifest = join(directory, 'manifest.json')
  try {
    const { version, name } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      version?: unknown
      name?: unknown
    }
    if (typeof version === 'string' && typeof name === 'string') return { directory, version, from }
  } catch {
    // Told below: a folder without a manifest and one with a broken manifest are mended alike.
  }
  throw new NoBuildError(
    `${directory} is not an unpacked MetaMask: it has no readable manifest.json. Name the folder that holds it.`,
  )
}

/** A build's identity: the same version unpacked elsewhere has another extension id, so the path counts. */
export function buildKey({ directory, version }: Build): string {
  const manifest = readFileSync(join(directory, 'manifest.json'))
  return `${version}-${createHash('sha256').update(directory).update(manifest).digest('hex').slice(0, 12)}`
}
