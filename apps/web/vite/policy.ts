/** The policy as one line. Made of origins and keywords, so nothing in it needs escaping. */
export function policy({ rpcUrls, walletConnect, signInUrl }: policy.Options): string {
  const relay = walletConnect ? [new URL(walletConnect.relayUrl).origin] : []
  const frames = walletConnect ? [new URL(walletConnect.verifyUrl).origin] : ["'none'"]
  // A path is of the page's own host, which is let through already.
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
    // Nothing in the page may make a script or markup of a text, and there is no policy to get round it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

export declare namespace policy {
  type Options = {
    /** Addresses of the nodes that balances are read from. */
    rpcUrls: readonly string[]
    /** Of the WalletConnect relay and its verification page, where WalletConnect is set up. */
    walletConnect?: { relayUrl: string; verifyUrl: string } | undefined
    /** Of the server that signs in, where the build names one: an address, or a path of the page's host. */
    signInUrl?: string | undefined
  }
}
