import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'

export function createBrowserProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-extension-'))
  const remove = () => {
    process.off('exit', remove)
    for (const one of [socketFolder(folder), folder])
      // Try several times, because a browser that was just killed may still be writing.
      if (one) rmSync(one, { recursive: true, force: true, maxRetries: 5 })
  }
  /** Removes the folder when the process exits, after the exit listeners that exist now. */
  const removeAtExit = () => void process.off('exit', remove).on('exit', remove)
  return { folder, remove, removeAtExit }
}

/**
 * Returns the folder of the socket that Chromium creates outside of the profile, because the path of a socket must be
 * short. It stays if the browser is killed.
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
