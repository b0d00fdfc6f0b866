import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    // A browser that was killed a moment ago may still be writing.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { folder, remove, removeAtExit: () => void process.off('exit', remove).on('exit', remove) }
}
