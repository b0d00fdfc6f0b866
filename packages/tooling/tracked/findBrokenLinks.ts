import path from 'node:path'

/**
 * Returns the broken links of a page: to files that are not among `files`, and to headings that do not exist. Does not
 * check links to the web.
 *
 * @example findBrokenLinks('README.md', ['README.md'], () => '[how](docs/how.md)') // ['docs/how.md']
 */
export function findBrokenLinks(
  page: string,
  files: readonly string[],
  read: (page: string) => string,
): string[] {
  return linksOf(read(page)).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [file = '', heading] = link.split('#')
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file)
    if (!exists(target.replace(/\/$/, ''), files)) return true
    if (heading === undefined) return false
    return !files.includes(target) || !anchorsOf(read(target)).includes(heading)
  })
}

/** Returns the targets of links and images in Markdown and HTML. */
function linksOf(text: string): string[] {
  const prose = withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '')
  const found = prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)
  return [...found].map(([, link, inHtml]) => link ?? inHtml ?? '')
}

const exists = (target: string, files: readonly string[]) =>
  files.some((file) => file === target || file.startsWith(`${target}/`))

/** Returns the anchors that GitHub generates for headings of the kinds that this repository has. */
function anchorsOf(text: string): string[] {
  return [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

const withoutBlocks = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '')
