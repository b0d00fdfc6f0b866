import type { Plugin } from 'vite'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

/**
 * Adds the app's Content Security Policy to the built page as a `<meta>`, and writes files that set it and other headers
 * on static hosts. The development server serves the page without the policy, because it needs inline scripts.
 */
export function securityHeadersPlugin(options: contentSecurityPolicy.Options): Plugin {
  return {
    name: 'touchstone:security-headers',
    apply: 'build',
    // Insert the policy after the charset, which must come early, and before all elements that the policy covers.
    transformIndexHtml: (html) =>
      html.replace(
        charset,
        `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(options)}" />`,
      ),
    generateBundle() {
      // A `<meta>` cannot contain this directive.
      const line = `${contentSecurityPolicy(options)}; frame-ancestors 'none'`
      this.emitFile({ type: 'asset', fileName: '_headers', source: forNetlify(line) })
      this.emitFile({ type: 'asset', fileName: 'vercel.json', source: forVercel(line) })
    },
  }
}

const charset = '<meta charset="utf-8" />'

/** Headers of every response. On a host that ignores them, the policy in the `<meta>` of the page still applies. */
const headers = (line: string): Record<string, string> => ({
  'Content-Security-Policy': line,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A wallet may open a popup; other windows get no reference to this page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': 'max-age=31536000',
})

/** `Cache-Control` of files whose names contain a hash of their content. */
const cacheImmutably = 'public, max-age=31536000, immutable'

/** Returns `_headers` for Netlify, Cloudflare Pages and others: https://docs.netlify.com/manage/routing/headers/ */
function forNetlify(line: string): string {
  const lines = Object.entries(headers(line)).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${cacheImmutably}`, ''].join('\n')
}

/** Returns `vercel.json` for Vercel: https://vercel.com/docs/project-configuration#headers */
function forVercel(line: string): string {
  const all = Object.entries(headers(line)).map(([key, value]) => ({ key, value }))
  const config = {
    headers: [
      { source: '/(.*)', headers: all },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: cacheImmutably }] },
    ],
  }
  return `${JSON.stringify(config, undefined, 2)}\n`
}
