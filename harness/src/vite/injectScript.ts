import { allowOwnScript, nonce } from './allowOwnScript.ts'

/**
 * Adds the wallets to a page. Inserts their script at the start of the page, and allows this origin in the content
 * security policies of the page's `meta` tags.
 *
 * @example
 * injectScript('<head><title>dapp</title></head>', '/__touchstone/wallets.js')
 */
export function injectScript(html: string, script: string): string {
  const tag = `<script nonce="${nonce}" src="${script}"></script>`
  return place(html.replace(policyTag, widen), tag)
}

const policyTag = /<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/gi
const content = /(\bcontent\s*=\s*)("[^"]*"|'[^']*')/i

const widen = (tag: string) =>
  tag.replace(content, (_, name: string, quoted: string) => {
    const quote = quoted.charAt(0)
    return `${name}${quote}${allowOwnScript(quoted.slice(1, -1))}${quote}`
  })

/** Inserts the tag at the start of the head. Without a head, inserts it after the `html` tag or the doctype. */
function place(html: string, tag: string): string {
  for (const start of [/<head\b[^>]*>/i, /<html\b[^>]*>/i, /<!doctype[^>]*>/i]) {
    const found = start.exec(html)
    if (!found) continue
    const end = found.index + found[0].length
    return html.slice(0, end) + tag + html.slice(end)
  }
  return tag + html
}
