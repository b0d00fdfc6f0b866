import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheDirectory } from './cache.ts'
import { makeOnce } from './makeOnce.ts'
import { knownVersions, selectorsFor } from './selectors/selectorsFor.ts'
import type { Selectors } from './selectors/v13.ts'

/** The version that Synpress 4.1.2 downloads, and that the recordings were made of. */
export const defaultVersion = '13.13.1'

export type Build = {
  directory: string
  version: string
  /** Where the things of its pages are. */
  selectors: Selectors
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
 * @throws {NoBuildError} where the folder named is not an unpacked MetaMask that this driver knows, or there is none.
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
  const { name, version } = manifestOf(directory)
  // Its makers' own variants are named `MetaMask Flask` and so on.
  if (!/^MetaMask\b/.test(name))
    throw new NoBuildError(
      `${directory} is not an unpacked MetaMask: its manifest.json is that of "${name}" ${version}. Name a folder that holds MetaMask.`,
    )
  const selectors = selectorsFor(version)
  if (!selectors)
    throw new NoBuildError(
      `${directory} holds MetaMask ${version}; this driver knows MetaMask ${knownVersions}. Name a build of such a version.`,
    )
  return { directory, version, from, selectors }
}

/** @throws {NoBuildError} where there is none, or it is broken: both are mended alike. */
function manifestOf(directory: string): { name: string; version: string } {
  try {
    const manifest = json(directory, 'manifest.json')
    const { name, version } = manifest
    if (typeof name === 'string' && typeof version === 'string')
      return { name: translated(directory, name, manifest['default_locale']), version }
  } catch {
    // Told below.
  }
  throw new NoBuildError(
    `${directory} is not an unpacked MetaMask: it has no readable manifest.json. Name the folder that holds it.`,
  )
}

/** MetaMask's name is in its messages: https://developer.chrome.com/docs/extensions/reference/api/i18n */
function translated(directory: string, name: string, locale: unknown): string {
  const [, key] = /^__MSG_(\w+)__$/.exec(name) ?? []
  if (key === undefined || typeof locale !== 'string') return name
  const { message } = json(directory, '_locales', locale, 'messages.json')[key] as {
    message: string
  }
  return message
}

const json = (...path: string[]) =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as { readonly [key: string]: unknown }

/** A build's identity: the same version unpacked elsewhere has another extension id, so the path counts. */
export function buildKey({ directory, version }: Build): string {
  const manifest = readFileSync(join(directory, 'manifest.json'))
  return `${version}-${createHash('sha256').update(directory).update(manifest).digest('hex').slice(0, 12)}`
}
