import type { Plugin } from 'vite'

/**
 * The Content Security Policy of the app, as a `<meta>` of the built page. The development server
 * has none: it works with inline scripts and styles.
 */
export function csp(options: csp.Options): Plugin {
  return {
    name: 'touchstone:csp',
    apply: 'build',
    // After the charset, which has to come early, and before anything that it is to govern.
    transformIndexHtml: (html) => html.replace(charset, `${charset}\n    ${tag(options)}`),
  }
}

export declare namespace csp {
  type Options = {
    /** Addresses of the nodes that balances are read from. */
    rpcUrls: readonly string[]
    /** Of the WalletConnect relay and its verification page, where WalletConnect is set up. */
    walletConnect?: { relayUrl: string; verifyUrl: string } | undefined
  }
}

const charset = '<meta charset="utf-8" />'

function tag(options: csp.Options): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy(options)}" />`
}

/** The policy as one line. Made of origins and keywords, so nothing in it needs escaping. */
export function policy({ rpcUrls, walletConnect }: csp.Options): string {
  const relay = walletConnect ? [new URL(walletConnect.relayUrl).origin] : []
  const frames = walletConnect ? [new URL(walletConnect.verifyUrl).origin] : ["'none'"]
  const connect = [...rpcUrls.map((url) => new URL(url).origin), ...relay]
  return [
    "default-src 'self'",
    ["connect-src 'self'", ...new Set(connect)].join(' '),
    ['frame-src', ...frames].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
