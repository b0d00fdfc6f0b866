/** What the injected script needs: to be run, and to ask this origin's RPC addresses. */
const needed = ['script-src', 'connect-src']

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
    if (!effective || permits(effective)) continue
    const widened = [name, ...effective.slice(1).filter((source) => source !== "'none'"), "'self'"]
    if (own) own.splice(0, own.length, ...widened)
    else directives.push(widened)
  }
  return directives.map((directive) => directive.join(' ')).join('; ')
}

const permits = (directive: readonly string[]) =>
  directive.includes("'self'") || directive.includes('*')
