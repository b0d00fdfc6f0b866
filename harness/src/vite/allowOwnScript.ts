/** Directives that could stop the injected script or its requests to RPC addresses of this origin. */
const needed = ['script-src', 'script-src-elem', 'connect-src']

/** Nonce of the injected script, for policies that trust scripts only by nonce. */
export const nonce = 'touchstone'

/**
 * Extends a content security policy so that the injected script runs and this origin's addresses can be fetched.
 * The rest of the policy stays (CSP Level 3, https://www.w3.org/TR/CSP3/).
 *
 * @example
 * allowOwnScript("connect-src https://rpc.example") // "connect-src https://rpc.example 'self'"
 */
export function allowOwnScript(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
  const named = (name: string) => directives.find(([own]) => own?.toLowerCase() === name)
  for (const name of needed) {
    const own = named(name)
    // A missing directive falls back to `default-src`, and `script-src-elem` to `script-src`. Without any of them,
    // everything is allowed.
    const effective = own ?? named('default-src')
    if (!effective || (name === 'script-src-elem' && !own)) continue
    // For connections, `'strict-dynamic'` and nonces have no effect.
    const needsNonce = name !== 'connect-src' && isStrict(effective)
    if (!needsNonce && (effective.includes("'self'") || effective.includes('*'))) continue
    const kept = effective.slice(1).filter((source) => source !== "'none'")
    const widened = [name, ...kept, needsNonce ? `'nonce-${nonce}'` : "'self'"]
    if (own) own.splice(0, own.length, ...widened)
    else directives.push(widened)
  }
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Whether the directive ignores addresses and trusts nonces, hashes and what trusted scripts load. */
const isStrict = (directive: readonly string[]) => directive.includes("'strict-dynamic'")
