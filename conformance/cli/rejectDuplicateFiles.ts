import { UsageError } from '../core/UsageError.ts'
import { pathOf } from './writeRunFiles.ts'

/**
 * Rejects a list in which two names lead to the same file.
 *
 * @throws UsageError with both names.
 */
export function rejectDuplicateFiles(command: string, files: readonly string[]): void {
  const byPath = new Map<string, string>()
  for (const file of files) {
    const path = pathOf(file)
    const other = byPath.get(path)
    if (other === file) throw new UsageError(`${command} names ${file} twice: name each run once.`)
    if (other)
      throw new UsageError(
        `${other} and ${file} are the same file: ${command} wants each run once.`,
      )
    byPath.set(path, file)
  }
}
