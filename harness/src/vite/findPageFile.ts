import { existsSync, readFileSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'

/**
 * Returns the HTML that a static server would send for a path, or `undefined` if it is not a page: the file itself or
 * with the ending `.html`, `index.html` of the folder, or with `routes` that of the site.
 */
export function findPageFile(site: string, path: string, routes = true): string | undefined {
  const decoded = decode(path)
  if (decoded === undefined || /\.(?!html$)[^/]*$/.test(decoded)) return undefined
  const inside = normalize(join(site, decoded))
  if (inside !== site && !inside.startsWith(site.endsWith(sep) ? site : site + sep))
    return undefined
  const candidates = decoded.endsWith('.html')
    ? [inside]
    : [
        `${inside.replace(/[/\\]$/, '')}.html`,
        join(inside, 'index.html'),
        ...(routes ? [join(site, 'index.html')] : []),
      ]
  const file = candidates.find((candidate) => existsSync(candidate))
  return file && readFileSync(file, 'utf8')
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path.split(/[?#]/)[0] ?? '')
  } catch {
    return undefined
  }
}
