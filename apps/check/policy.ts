import type { Plugin } from 'vite'
import { nodes } from './src/session/nodes.ts'

/** The page's Content Security Policy, in the built page: itself, the public nodes, announced icons. */
export function policy(): Plugin {
  const hosts = Object.values(nodes).map((url) => new URL(url).origin)
  const content = [
    "default-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const charset = '<meta charset="utf-8" />'
  return {
    name: 'check:policy',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(
        charset,
        `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`,
      ),
  }
}
