import type { Check, CheckMeta, Step } from '../core/defineCheck.ts'
import { parseClause } from '../core/result.ts'
import { prerequisites } from '../core/checkDependencies.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { mutants, checksWithoutMutant } from '../wallet/mutants/mutants.ts'
import { describeStep } from './describeStep.ts'
import { inProfile } from '../core/profiles.ts'
import datedProfiles from '../spec/profiles.json' with { type: 'json' }

/**
 * Returns the page of one check: its requirement, the clause of the specification, its script, and the mutants
 * that it catches.
 *
 * @param source path of the file of the check, from `wallet/checks`
 */
export function renderPage(check: Check, source: string): string {
  return [
    `# ${check.id}`,
    '',
    `${escapeMarkdown(check.title)}.`,
    '',
    `**${check.level}**, ${basisTexts[check.basis]}. Group ${escapeMarkdown(check.group)}.`,
    '',
    `- Clause: ${clause(check)}`,
    `- Stimulus: ${escapeMarkdown(check.stimulus)}`,
    `- Expected: ${escapeMarkdown(check.expected)}`,
    `- User action: ${escapeMarkdown(check.action)}`,
    ...(check.note ? [`- Note: ${escapeMarkdown(check.note)}`] : []),
    ...conditions(check),
    `- Profiles: ${profilesOf(check).join(', ') || 'all'}`,
    `- Source: [${source}](../../wallet/checks/${source})`,
    '',
    '## Script',
    '',
    ...steps(check),
    '',
    '## Mutants that it catches',
    '',
    ...mutantLines(check.id),
    '',
    ...runSection(check),
  ].join('\n')
}

/** Maximum number of steps on a page. The script of a check with 128 concurrent calls has more than 128 steps. */
const maxSteps = 40

function steps({ script, cleanup = [] }: Check): string[] {
  const shown = numbered(script.slice(0, maxSteps))
  const rest = script.length - shown.length
  return [
    ...shown,
    ...(rest > 0 ? ['', `${rest} more steps of the same kind follow.`] : []),
    ...(cleanup.length > 0 ? ['', 'Cleanup, also after a failure:', ''] : []),
    ...numbered(cleanup),
  ]
}

const numbered = (script: readonly Step[]) =>
  script.map((step, i) => `${i + 1}. ${describeStep(step)}`)

const runSection = (check: Check) => [
  '## Run',
  '',
  '```sh',
  `npm run conformance -- check ${walletOptions(check)} --only ${check.id}`,
  '```',
  '',
]

/** Returns the options of `touchstone check` that select a fake wallet to which the check applies. */
function walletOptions({ script, transport }: Check): string {
  if (transport) return '--persona walletconnect'
  const wantsPage = script.some((step) => step.do === 'user' && pageActions.has(step.act))
  return wantsPage ? '--persona standard --in page' : '--persona standard'
}

/** User actions that need a browser. */
const pageActions: ReadonlySet<string> = new Set([
  'reload',
  'openPage',
  'openOrigin',
  'openFrame',
  'closePage',
  'leaveAndReturn',
])

/** Returns the page that lists all checks. */
export function renderIndexPage(): string {
  const groups = [...Map.groupBy(walletChecks.values(), ({ group }) => group)]
  const rows = groups.flatMap(([group, ones]) => [
    `## ${escapeMarkdown(group)}`,
    '',
    ...ones.map(
      ({ id, level, title }) => `- [${id}](${id}.md) (${level}): ${escapeMarkdown(title)}`,
    ),
    '',
  ])
  return [
    '# Checks',
    '',
    `The ${walletChecks.size} checks of a provider, with one page each, written by \`node conformance/authoring/writeCheckPages.ts\`.`,
    '',
    ...rows,
  ].join('\n')
}

const basisTexts = {
  spec: 'required by a specification',
  convention: 'a convention among wallets',
  product: 'required by the app',
}

function clause({ spec }: CheckMeta): string {
  const { doc, section, url } = parseClause(spec)
  return `${url ? `[${doc}](${url})` : doc}, ${escapeMarkdown(section)}`
}

function conditions(check: Check): string[] {
  const links = (ids: readonly string[]) => ids.map((id) => `[${id}](${id}.md)`).join(', ')
  const before = prerequisites(check)
  return [
    ...(before.length > 0 ? [`- Depends on: ${links(before)}`] : []),
    ...(check.follows ? [`- Follows from: ${links(check.follows)}`] : []),
    ...(check.feature
      ? [`- Not applicable to a wallet that declares that it lacks \`${check.feature}\``]
      : []),
    ...(check.service
      ? [`- Not applicable if the service that \`${check.service}\` depends on is missing`]
      : []),
    ...(check.transport ? ['- Only for a wallet that is connected over WalletConnect'] : []),
    ...(check.window ? ['- Not applicable to a provider without a window'] : []),
  ]
}

function mutantLines(id: string): string[] {
  const catching = mutants.filter(({ caughtBy }) => caughtBy.includes(id))
  if (catching.length === 0)
    return [`No mutant: ${escapeMarkdown(checksWithoutMutant[id] ?? 'none is written yet')}.`]
  return catching.map((mutant) => `- \`${mutant.id}\`: ${escapeMarkdown(mutant.what)}`)
}

/** Escapes Markdown characters in a text of the catalogue. */
const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>|~]/g, (char) => `\\${char}`)

const profileNames = [
  ...new Set(Object.keys(datedProfiles).map((name) => name.replace(/-\d.*$/, ''))),
  'network',
]

/**
 * Returns the profiles that contain the check, except `all`. If a dated list of a profile contains the check,
 * returns the name of that list instead of the profile's.
 */
export function profilesOf(check: Check): string[] {
  const dated = Object.keys(datedProfiles).filter((name) => inProfile([check], name).length > 0)
  const isDated = (name: string) => dated.some((one) => one.startsWith(`${name}-`))
  const others = profileNames.filter(
    (name) => !isDated(name) && inProfile([check], name).length > 0,
  )
  return [...dated, ...others]
}
