import type { Plugin } from 'vite'
import { policy } from './policy.ts'

/**
 * The Content Security Policy of the app, as a `<meta>` of the built page, and as files that static
 * hosts read their headers from. The development server has none: it works with inline scripts.
 */
export function csp(options: policy.Options): Plugin {
  return {
    name: 'touchstone:csp',
    apply: 'build',
    // After the charset, which has to come early, and before anything that it is to govern.
    transformIndexHtml: (html) => html.replace(charset, `${charset}\n    ${tag(options)}`),
    generateBundle() {
      const line = `${policy(options)}; ${headerOnly}`
      this.emitFile({ type: 'asset', fileName: '_headers', source: forNetlify(line) })
      this.emitFile({ type: 'asset', fileName: 'vercel.json', source: forVercel(line) })
    },
  }
}

const charset = '<meta charset="utf-8" />'

/** What a `<meta>` may not say. */
const headerOnly = "frame-ancestors 'none'"

function tag(options: policy.Options): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy(options)}" />`
}

/** The headers of every answer; a host that sets none has the policy of the page all the same. */
const headers = (line: string): Record<string, string> => ({
  'Content-Security-Policy': line,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A wallet may open a window of its own; nobody else keeps a hand on ours.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': 'max-age=31536000',
})

/** The names of these files change with what is in them. */
const forever = 'public, max-age=31536000, immutable'

/** Netlify, Cloudflare Pages and others: https://docs.netlify.com/manage/routing/headers/ */
function forNetlify(line: string): string {
  const lines = Object.entries(headers(line)).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${forever}`, ''].join('\n')
}

/** https://vercel.com/docs/project-configuration#headers */
function forVercel(line: string): string {
  const all = Object.entries(headers(line)).map(([key, value]) => ({ key, value }))
  const config = {
    headers: [
      { source: '/(.*)', headers: all },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: forever }] },
    ],
  }
  return `${JSON.stringify(config, undefined, 2)}\n`
}
