import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { unzipSync } from 'fflate'
import type { Download } from './findBuild.ts'

/**
 * Downloads a zip archive and unpacks it into a folder.
 *
 * @throws Error if the host does not answer, or answers with an error status or no zip archive.
 */
export async function downloadRelease(url: string, folder: string): Promise<Download> {
  const response = await ask(url, 10 * 60_000)
  const archive = Buffer.from(await response.arrayBuffer())
  const unpacked = join(folder, 'unpacked')
  for (const [name, content] of Object.entries(unzip(archive, url))) {
    const file = resolve(unpacked, name)
    if (!file.startsWith(unpacked + sep) || name.endsWith('/')) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return { unpacked, from: url, sha256: createHash('sha256').update(archive).digest('hex') }
}

/** Returns the version of the release at this URL of GitHub's API, without the leading `v`. */
export async function findLatestRelease(url: string): Promise<string> {
  const response = await ask(url, 30_000)
  const { tag_name: tag } = (await response.json()) as { tag_name?: unknown }
  if (typeof tag !== 'string') throw new Error(`${url} names no release`)
  return tag.replace(/^v/, '')
}

async function ask(url: string, timeout: number): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(
    (error: unknown) => {
      // The message of this error only says that the fetch failed. The reason is in its cause.
      const cause = (error as { cause?: { message?: string } }).cause?.message
      throw new Error(`${url} does not answer (${cause ?? String(error)})`, { cause: error })
    },
  )
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response
}

function unzip(archive: Buffer, url: string) {
  try {
    return unzipSync(archive)
  } catch (cause) {
    throw new Error(`${url} is not a zip archive`, { cause })
  }
}
