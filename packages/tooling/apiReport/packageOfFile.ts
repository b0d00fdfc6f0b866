import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the name of the package that contains a file, or `unknown`. */
export function packageOfFile(file: string): string {
  const folder = path.dirname(file)
  const manifest = path.join(folder, 'package.json')
  if (existsSync(manifest)) {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }
    if (name !== undefined) return name
  }
  return folder === file ? 'unknown' : packageOfFile(folder)
}
