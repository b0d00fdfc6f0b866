/** What the injected script needs: to be run, and to ask this origin's RPC addresses. */
const needed = ['script-src', 'script-src-elem', 'connect-src']

/** Where a policy trusts scripts by nonce alone, this one is ours. */
export const nonce = 'touchstone'

/**
 * A content security policy that also lets this origin's scripts run and its addresses be asked.
 * What it says otherwise stays as it is (CSP Level 3, https://www.w3.org/TR/CSP3/).
 *
 * @example
 * allowSelf("connect-src https://rpc.example") // "connect-src https://rpc.example 'self'"
 */
export function allowSelf(policy: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
  const named = (name: string) => directives.find(([own]) => own?.toLowerCase() === name)
  for (const name of needed) {
    const own = named(name)
    // A directive that is absent falls back to `default-src`, and where that is absent too to anything.
    const effective = own ?? named('default-src')
    if (!effective || permits(effective) || (name === 'script-src-elem' && !own)) continue
    const kept = effective.slice(1).filter((source) => source !== "'none'")
    const widened = [name, ...kept, strict(effective) ? `'nonce-${nonce}'` : "'self'"]
    if (own) own.splice(0, own.length, ...widened)
    else directives.push(widened)
  }
  return directives.map((directive) => directive.join(' ')).join('; ')
}

const permits = (directive: readonly string[]) =>
  !strict(directive) && (directive.includes("'self'") || directive.includes('*'))

/** It lets no address count, only nonces, hashes and what they load. */
const strict = (directive: readonly string[]) => directive.includes("'strict-dynamic'")
