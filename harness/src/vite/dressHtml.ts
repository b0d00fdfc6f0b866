import { allowSelf, nonce } from './allowSelf.ts'

/**
 * A page as it is served with wallets inside: the script before every other one, and the page's own
 * content security policy widened by what the script needs, which is this origin and no more.
 *
 * @example
 * dressHtml('<head><title>dapp</title></head>', '/__touchstone/wallets.js')
 */
export function dressHtml(html: string, script: string): string {
  const tag = `<script nonce="${nonce}" src="${script}"></script>`
  return place(html.replace(policyTag, widen), tag)
}

const policyTag = /<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/gi
const content = /(\bcontent\s*=\s*)("[^"]*"|'[^']*')/i

const widen = (tag: string) =>
  tag.replace(content, (_, name: string, quoted: string) => {
    const quote = quoted.charAt(0)
    return `${name}${quote}${allowSelf(quoted.slice(1, -1))}${quote}`
  })

/** At the start of the head; where there is none, after what must come first in a document. */
function place(html: string, tag: string): string {
  for (const start of [/<head\b[^>]*>/i, /<html\b[^>]*>/i, /<!doctype[^>]*>/i]) {
    const found = start.exec(html)
    if (!found) continue
    const end = found.index + found[0].length
    return html.slice(0, end) + tag + html.slice(end)
  }
  return tag + html
}
