import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the broken links of the pages in a folder. A valid link leads into the folder or to the web. */
export function findDeadLinks(folder: string): string[] {
  return globSync('**/*.md', { cwd: folder, exclude: ['**/node_modules/**'] }).flatMap((page) => {
    const at = path.dirname(path.join(folder, page))
    const links = readFileSync(path.join(folder, page), 'utf8').matchAll(/\]\(([^)\s#]+)/g)
    return [...links]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !isIn(folder, path.join(at, link)))
      .map((link) => `${page}: ${link}`)
  })
}

/**
 * Returns whether a file exists inside a folder. A file outside may exist only on the machine that packs the
 * packages.
 */
const isIn = (folder: string, file: string) =>
  !path.relative(folder, file).startsWith('..') && existsSync(file)
