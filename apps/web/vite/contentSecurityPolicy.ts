/** Returns the app's Content Security Policy on one line, of origins and keywords only: nothing needs escaping. */
export function contentSecurityPolicy({
  rpcUrls,
  walletConnect,
  signInUrl,
}: contentSecurityPolicy.Options): string {
  const relay = walletConnect ? [new URL(walletConnect.relayUrl).origin] : []
  const frames = walletConnect ? [new URL(walletConnect.verifyUrl).origin] : ["'none'"]
  // If `signInUrl` is a path, the server is on the page's own host, which `'self'` allows.
  const signIn = signInUrl && !/^\/(?!\/)/.test(signInUrl) ? [new URL(signInUrl).origin] : []
  const connect = [...rpcUrls.map((url) => new URL(url).origin), ...relay, ...signIn]
  return [
    "default-src 'self'",
    ["connect-src 'self'", ...new Set(connect)].join(' '),
    ['frame-src', ...frames].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // No script may turn a string into code or markup, and no Trusted Types policy may bypass that.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

export declare namespace contentSecurityPolicy {
  type Options = {
    /** URLs of the nodes of the app's networks. */
    rpcUrls: readonly string[]
    /** URLs of the WalletConnect relay and its verification page, if WalletConnect is configured. */
    walletConnect?: { relayUrl: string; verifyUrl: string } | undefined
    /** URL of the sign-in server, or a path on the page's own host. */
    signInUrl?: string | undefined
  }
}
