import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { UsageError } from '../../core/UsageError.ts'

/** Returns the real path of an unpacked extension, and its id. Throws a UsageError if the folder holds no extension. */
export function findExtension(folder: string): { directory: string; extensionId: string } {
  try {
    const directory = realpathSync(resolve(folder))
    const manifest = readFileSync(join(directory, 'manifest.json'), 'utf8')
    const { key } = JSON.parse(manifest) as { key?: string }
    return { directory, extensionId: key ? idOf(Buffer.from(key, 'base64')) : idOfPath(directory) }
  } catch {
    throw new UsageError(
      `There is no unpacked extension in ${resolve(folder)}: its manifest.json cannot be read.`,
    )
  }
}

/**
 * Returns the id of an extension without a public key, which Chromium derives from the path.
 *
 * https://source.chromium.org/chromium/chromium/src/+/main:components/crx_file/id_util.cc
 */
export const idOfPath = (directory: string, platform: NodeJS.Platform = process.platform): string =>
  platform === 'win32'
    ? idOf(
        Buffer.from(
          directory.replace(/^[a-z]:/, (drive) => drive.toUpperCase()),
          'utf16le',
        ),
      )
    : idOf(Buffer.from(directory))

function idOf(source: Buffer): string {
  const hex = createHash('sha256').update(source).digest('hex').slice(0, 32)
  return hex.replace(/./g, (digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]!)
}
