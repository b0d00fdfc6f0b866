import { countCauses } from '../../engine/rootCause.ts'
import { isWrong, statuses, type Result } from '../../engine/result.ts'
import { countStatuses } from '../counts.ts'
import type { Run } from '../run.ts'
import { checkRow } from './checkRow.ts'
import { escape } from './escape.ts'
import { script } from './script.ts'
import { style } from './style.ts'

/**
 * A run as one page that needs nothing else: it opens from a file, and is fit to be attached to a report.
 *
 * @example
 * writeFileSync('report.html', htmlText(run))
 */
export function htmlText(run: Run): string {
  const { results, subject } = run
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escape(subject.name)}: ${escape(run.suite.profile)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escape(subject.name)} <small>${escape(run.suite.profile)}</small></h1>
${verdict(run)}
${counts(results)}
${section('Unexpected', results.filter(isUnexpected), run)}
${section('Declared as failing, and passed', results.filter(isStale), run)}
${causes(results)}
<h2>Every check</h2>
${filters(results)}
${groups(results)
  .map(
    ([group, ones]) =>
      `<section data-group="${escape(group)}"><h3>${escape(group)}</h3>${ones.map((one) => checkRow(one, run)).join('\n')}</section>`,
  )
  .join('\n')}
<h2>This run</h2>
${aboutRun(run)}
<script>${script}</script>
</body>
</html>
`
}

function verdict({ results, suite }: Run): string {
  const musts = results.filter(({ level }) => level.startsWith('MUST'))
  const broken = musts.filter(({ status }) => isWrong(status) || status === 'blocked')
  const ours = results.filter(({ status }) => status === 'harness-error')
  if (ours.length > 0)
    return say('bad', `The suite itself failed in ${ours.length} checks: this run says nothing.`)
  if (broken.length === 0)
    return say(
      'good',
      `Conformant to ${suite.profile}: ${musts.length} of ${musts.length} MUST hold or do not apply.`,
    )
  return say(
    'bad',
    `Not conformant to ${suite.profile}: ${broken.length} of ${musts.length} MUST do not hold or could not be shown (${countCauses(broken)} root causes${declared(broken)}).`,
  )
}

function declared(broken: readonly Result[]): string {
  const known = broken.filter(({ status, expected }) => status === expected).length
  return known > 0 ? `; ${known} declared` : ''
}

const say = (kind: 'good' | 'bad', text: string) => `<p class="verdict ${kind}">${escape(text)}</p>`

function counts(results: readonly Result[]): string {
  const all = countStatuses(results)
  const shown = statuses.filter((status) => all[status])
  const rows = [...Map.groupBy(results, ({ level }) => level)].map(([level, ones]) => {
    const own = countStatuses(ones)
    return `<tr><th>${level}</th>${shown.map((status) => `<td class="n">${own[status] || ''}</td>`).join('')}</tr>`
  })
  return `<table><tr><th></th>${shown.map((status) => `<th><span class="status ${status}">${status}</span></th>`).join('')}</tr>${rows.join('')}</table>`
}

function section(title: string, results: readonly Result[], run: Run): string {
  if (results.length === 0) return ''
  const rows = results.map((result) =>
    checkRow(result, run).replace(/^<details id="[^"]*" data-id/, '<details data-first'),
  )
  return `<h2>${title} (${results.length})</h2>${rows.join('\n')}`
}

function causes(results: readonly Result[]): string {
  const caused = Map.groupBy(
    results.filter(({ rootCause }) => rootCause),
    ({ rootCause }) => rootCause!,
  )
  if (caused.size === 0) return ''
  const items = [...caused].map(
    ([cause, ones]) =>
      `<li><a href="#${encodeURIComponent(cause)}">${escape(cause)}</a>: ${ones.length} checks</li>`,
  )
  return `<h2>Root causes (${caused.size})</h2><ul>${items.join('')}</ul>`
}

function filters(results: readonly Result[]): string {
  const options = (values: Iterable<string>) =>
    [
      '<option value="">all</option>',
      ...[...new Set(values)].map((value) => `<option>${value}</option>`),
    ].join('')
  return `<form class="filters"><label>Status <select name="status">${options(results.map(({ status }) => status))}</select></label>
<label>Level <select name="level">${options(results.map(({ level }) => level))}</select></label>
<label>Id <input name="text" type="search"></label></form>`
}

const groups = (results: readonly Result[]) => [...Map.groupBy(results, ({ group = '' }) => group)]

function aboutRun({ run, suite, subject, environment, expectations }: Run): string {
  const facts: [string, unknown][] = [
    ['command', run.command],
    ['started', run.startedAt],
    ['took', `${run.durationMs} ms`],
    ['seed', run.seed],
    ['subject', `${subject.name} (${subject.kind})`],
    ['digest', subject.digest],
    ['catalogue', suite.catalogueHash],
    ['Node', environment.node],
    ['system', environment.os],
    ['browser', environment.browser],
    ['expectations', expectations?.file],
  ]
  const rows = facts.filter(([, value]) => value !== undefined)
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
<p><small>This is what was seen in one run, not a statement of a wallet's quality.</small></p>`
}

const isUnexpected = ({ status, expected, level }: Result) =>
  status !== expected &&
  (status === 'fail' ||
    status === 'timeout' ||
    status === 'harness-error' ||
    (status === 'blocked' && level.startsWith('MUST')))

const isStale = ({ status, expected }: Result) =>
  expected !== undefined && expected !== 'pass' && status === 'pass'
