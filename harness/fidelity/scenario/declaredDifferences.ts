import { existsSync, readFileSync } from 'node:fs'

/**
 * A difference that `discoveries/<topic>.md` declares. In that page, a heading names the scenario in backticks
 * (`*` matches any text), and a `diff` block below it lists the lines (`…` matches any text). Below the heading of
 * one scenario, each line explains one difference; below a heading with `*`, any number.
 */
export type Declared = { scenario: string; line: string }

/** Reads the differences that `discoveries/<topic>.md` declares. Without such a page, returns an empty list. */
export function declaredIn(topic: string): Declared[] {
  const page = new URL(`../../discoveries/${topic}.md`, import.meta.url)
  return existsSync(page) ? parseDeclared(readFileSync(page, 'utf8')) : []
}

export function parseDeclared(markdown: string): Declared[] {
  const declared: Declared[] = []
  let scenario = ''
  let inDiff = false
  for (const line of markdown.split('\n')) {
    const heading = /^#+ .*`([^`]+)`/.exec(line)
    if (heading?.[1] !== undefined && !inDiff) scenario = heading[1]
    else if (line.startsWith('```')) inDiff = line === '```diff'
    else if (inDiff && /^[-+] /.test(line)) declared.push({ scenario, line })
  }
  return declared
}

/** Lines of one scenario that no declared difference explains. */
export type Unexplained = { scenario: string; undeclared: string[] }

/** Returns the differences without a declaration, and the declarations without a difference (`vanished`). */
export function explain(
  found: readonly { scenario: string; lines: readonly string[] }[],
  declared: readonly Declared[],
): { undeclared: Unexplained[]; vanished: Declared[] } {
  const used = new Set<Declared>()
  const undeclared = found.flatMap(({ scenario, lines }) => {
    const left = lines.filter((line) => {
      const reasons = declared.filter(
        (one) => fits(one.scenario, scenario, '*') && fits(one.line, line, '…'),
      )
      const free = reasons.filter((one) => one.scenario !== scenario || !used.has(one))
      // Prefers the declaration of this exact line, because a pattern may explain another line.
      const reason = free.find((one) => one.line === line) ?? free[0]
      if (reason) used.add(reason)
      return !reason
    })
    return left.length > 0 ? [{ scenario, undeclared: left }] : []
  })
  return { undeclared, vanished: declared.filter((one) => !used.has(one)) }
}

function fits(pattern: string, text: string, joker: string): boolean {
  const parts = pattern
    .split(joker)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
}
