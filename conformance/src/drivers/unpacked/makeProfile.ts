import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'

/** A folder for one browser. */
export type Profile = {
  folder: string
  /** Lets it go with the process too, after all that was to be done at its exit until now. */
  removeAtExit(): void
  remove(): void
}

/** Makes an empty profile, to be thrown away. */
export function makeProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-extension-'))
  const remove = () => {
    process.off('exit', remove)
    for (const one of [socketFolder(folder), folder])
      // A browser that was killed a moment ago may still be writing.
      if (one) rmSync(one, { recursive: true, force: true, maxRetries: 5 })
  }
  return { folder, remove, removeAtExit: () => void process.off('exit', remove).on('exit', remove) }
}

/**
 * Where Chromium has the socket of this profile: a folder beside it, since such a path must be short, which stays
 * when the browser is killed. The profile holds a link to the socket.
 *
 * https://source.chromium.org/chromium/chromium/src/+/main:chrome/browser/process_singleton_posix.cc
 */
function socketFolder(profile: string): string | undefined {
  try {
    const folder = dirname(readlinkSync(join(profile, 'SingletonSocket')))
    return dirname(folder) === tmpdir() ? folder : undefined
  } catch {
    return undefined
  }
}
