import type { Plugin } from 'vite'
import { comparisonNode } from './src/session/askComparisonNode.ts'

/** Adds a Content Security Policy to the built page: its own files, one public node and wallet icons. */
export function cspPlugin(): Plugin {
  const content = [
    "default-src 'self'",
    `connect-src 'self' ${new URL(comparisonNode).origin}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
