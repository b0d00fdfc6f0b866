import type { Check, CheckMeta } from '../core/defineCheck.ts'
import { parseClauses } from '../core/result.ts'
import { prerequisites } from '../core/dependencies.ts'
import type { Step } from '../core/step.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { mutants, checksWithoutMutant } from '../wallet/mutants/mutants.ts'
import { profilesOf } from './profilesOf.ts'
import { describeStep } from './describeStep.ts'

/**
 * Returns the page of one check: its requirement, the clause of the specification, its script, and the
 * mutants that it catches.
 *
 * @param source path of the check file inside `wallet/checks`
 */
export function checkPage(check: Check, source: string): string {
  return [
    `# ${check.id}`,
    '',
    `${md(check.title)}.`,
    '',
    `**${check.level}**, ${basis[check.basis]}. Group ${md(check.group)}.`,
    '',
    `- Clause: ${clause(check)}`,
    `- Stimulus: ${md(check.stimulus)}`,
    `- Expected: ${md(check.expected)}`,
    `- Who must act: ${check.action === 'none' ? 'nobody' : md(check.action)}`,
    ...(check.note ? [`- Note: ${md(check.note)}`] : []),
    ...conditions(check),
    `- Profiles: ${profilesOf(check).join(', ') || 'all'}`,
    `- Source: [${source}](../../wallet/checks/${source})`,
    '',
    '## Script',
    '',
    ...steps(check),
    '',
    '## Proof that it can fail',
    '',
    ...proofs(check.id),
    '',
    ...repeat(check),
  ].join('\n')
}

/** Maximum number of steps on a page. The script of the fuzzer has a thousand. */
const most = 40

function steps({ script, cleanup = [] }: Check): string[] {
  const shown = numbered(script.slice(0, most))
  const rest = script.length - shown.length
  return [
    ...shown,
    ...(rest > 0 ? ['', `And ${rest} further steps of the same kind.`] : []),
    ...(cleanup.length > 0 ? ['', 'Afterwards, however the script ended:', ''] : []),
    ...numbered(cleanup),
  ]
}

const numbered = (script: readonly Step[]) =>
  script.map((step, i) => `${i + 1}. ${describeStep(step)}`)

const repeat = (check: Check) => [
  '## Repeat',
  '',
  '```sh',
  `npm run conformance -- check ${subject(check)} --only ${check.id}`,
  '```',
  '',
]

/** CLI options for a correct wallet to which the check applies. */
function subject({ script, transport }: Check): string {
  if (transport) return '--persona walletconnect'
  const wantsPage = script.some((step) => step.do === 'user' && ofPages.has(step.act))
  return wantsPage ? '--persona standard --in page' : '--persona standard'
}

/** User actions that need a browser. */
const ofPages: ReadonlySet<string> = new Set([
  'reload',
  'openPage',
  'openOrigin',
  'openFrame',
  'closePage',
  'leaveAndReturn',
])

/** Returns the page that lists all checks. */
export function indexPage(): string {
  const groups = [...Map.groupBy(walletChecks.values(), ({ group }) => group)]
  const rows = groups.flatMap(([group, ones]) => [
    `## ${md(group)}`,
    '',
    ...ones.map(({ id, level, title }) => `- [${id}](${id}.md) (${level}): ${md(title)}`),
    '',
  ])
  return [
    '# Checks',
    '',
    `The ${walletChecks.size} checks of a provider, a page each. Written by \`node conformance/authoring/writePages.ts\`.`,
    '',
    ...rows,
  ].join('\n')
}

const basis = {
  spec: 'as a specification says',
  convention: 'a convention of the field',
  product: 'a promise of the app',
}

function clause({ spec }: CheckMeta): string {
  return parseClauses(spec)
    .map(({ doc, section, url }) => `${url ? `[${doc}](${url})` : doc}, ${md(section)}`)
    .join('; ')
}

function conditions(check: Check): string[] {
  const links = (ids: readonly string[]) => ids.map((id) => `[${id}](${id}.md)`).join(', ')
  const before = prerequisites(check)
  return [
    ...(before.length > 0 ? [`- Stands on: ${links(before)}`] : []),
    ...(check.follows ? [`- Follows from: ${links(check.follows)}`] : []),
    ...(check.feature
      ? [`- Not applicable to a wallet that declares to lack \`${check.feature}\``]
      : []),
    ...(check.transport ? ['- Only for a wallet that is reached by WalletConnect'] : []),
    ...(check.window ? ['- Not applicable to a provider without a window'] : []),
  ]
}

function proofs(id: string): string[] {
  const catching = mutants.filter(({ caughtBy }) => caughtBy.includes(id))
  if (catching.length === 0)
    return [`No mutant: ${md(checksWithoutMutant[id] ?? 'none is written yet')}.`]
  return catching.map((mutant) => `- \`${mutant.id}\`: ${md(mutant.what)}`)
}

/** Escapes Markdown in the text of the catalogue. */
const md = (text: string) => text.replace(/[\\`*_{}[\]<>|~]/g, (char) => `\\${char}`)
