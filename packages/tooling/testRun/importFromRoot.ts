import path from 'node:path'
import { pathToFileURL } from 'node:url'

export function importFromRoot(root: string, file: string): Promise<unknown> {
  return import(pathToFileURL(path.join(root, file)).href)
}
