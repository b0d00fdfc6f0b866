import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The links on the pages of a folder that lead nowhere: neither into the folder nor to the web. */
export function deadLinks(folder: string): string[] {
  return globSync('**/*.md', { cwd: folder, exclude: ['**/node_modules/**'] }).flatMap((page) => {
    const at = path.dirname(path.join(folder, page))
    const links = readFileSync(path.join(folder, page), 'utf8').matchAll(/\]\(([^)\s#]+)/g)
    return [...links]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !isIn(folder, path.join(at, link)))
      .map((link) => `${page}: ${link}`)
  })
}

/** Beside the folder may be something too, where it was made. */
const isIn = (folder: string, file: string) =>
  !path.relative(folder, file).startsWith('..') && existsSync(file)
