import path from 'node:path'

/**
 * The links of a page that lead nowhere: to what is not in the repository, or to a heading that is on no page.
 * Nobody asks the web.
 *
 * @param page its path
 * @param files all that there is, by path
 * @param read gives the text of a page
 * @returns each link as it is written
 * @example brokenLinks('README.md', ['README.md'], () => '[how](docs/how.md)') // ['docs/how.md']
 */
export function brokenLinks(
  page: string,
  files: readonly string[],
  read: (page: string) => string,
): string[] {
  return linksOf(read(page)).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [file = '', heading] = link.split('#')
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file)
    if (!isThere(target.replace(/\/$/, ''), files)) return true
    if (heading === undefined) return false
    return !files.includes(target) || !anchorsOf(read(target)).includes(heading)
  })
}

/** Markdown's links and pictures, and those of HTML. */
function linksOf(text: string): string[] {
  const prose = withoutBlocks(text).replaceAll(/`[^`\n]*`/g, '')
  const found = prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)
  return [...found].map(([, link, inHtml]) => link ?? inHtml ?? '')
}

const isThere = (target: string, files: readonly string[]) =>
  files.some((file) => file === target || file.startsWith(`${target}/`))

/** What GitHub calls the headings of a page, as far as ours go. */
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
