import { isStale, isUnexpected } from '../../core/expectations.ts'
import { statuses, type Result, type Run } from '../../core/result.ts'
import { countStatuses } from '../counts.ts'
import { groupByRootCause, plural, verdictOf } from '../verdictOf.ts'
import { checkRow, link } from './checkRow.ts'
import { escapeHtml } from './escapeHtml.ts'
import { style } from './style.ts'

/**
 * Renders a run as a single HTML page without external resources, so that the page can be opened from a file
 * and attached to a report.
 *
 * @example
 * writeFileSync('report.html', htmlReport(run))
 */
export function htmlReport(run: Run): string {
  const { results, subject } = run
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(subject.name)}: ${escapeHtml(run.suite.profile)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(subject.name)} <small>${escapeHtml(run.suite.profile)}</small></h1>
${verdict(run)}
${nearestPersonas(run)}
${rootCauses(results)}
${counts(results)}
${section('Unexpected', results.filter(needsAttention), run)}
${section('Declared as failing, and passed', results.filter(isStale), run)}
${section(
  'Intermittent',
  results.filter((one) => one.intermittent && !needsAttention(one)),
  run,
)}
<h2>Every check</h2>
${filters(results)}
${[...Map.groupBy(results, ({ group = '' }) => group)]
  .map(
    ([group, ones]) =>
      `<section data-group="${escapeHtml(group)}"><h3>${escapeHtml(group)}</h3>${ones.map((one) => checkRow(one, run)).join('\n')}</section>`,
  )
  .join('\n')}
<h2>This run</h2>
${aboutRun(run)}
</main>
<script>${filterScript}</script>
</body>
</html>
`
}

function verdict(run: Run): string {
  const { good, text } = verdictOf(run)
  return `<p class="verdict ${good ? 'good' : 'bad'}">${escapeHtml(text)}</p>`
}

function counts(results: readonly Result[]): string {
  const all = countStatuses(results)
  const shown = statuses.filter((status) => all[status])
  const rows = [...Map.groupBy(results, ({ level }) => level)].map(([level, ones]) => {
    const own = countStatuses(ones)
    return `<tr><th scope="row">${level}</th>${shown.map((status) => `<td class="n">${own[status] || ''}</td>`).join('')}</tr>`
  })
  return `<div class="wide" role="region" aria-label="Counts by level" tabindex="0"><table><tr><th scope="col">level</th>${shown.map((status) => `<th scope="col"><span class="status ${status}">${status}</span></th>`).join('')}</tr>${rows.join('')}</table></div>`
}

function section(title: string, results: readonly Result[], run: Run): string {
  if (results.length === 0) return ''
  const rows = results.map((result) =>
    checkRow(result, run).replace(/^<details id="[^"]*" data-id/, '<details data-first'),
  )
  return `<h2>${title} (${results.length})</h2>${rows.join('\n')}`
}

function rootCauses(results: readonly Result[]): string {
  const caused = groupByRootCause(results)
  if (caused.size === 0) return ''
  const ids = new Set(results.map(({ id }) => id))
  const items = [...caused]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([cause, ones]) => {
      const message = ones.find(({ id }) => id === cause)?.message ?? ones[0]?.message ?? ''
      return `<li>${ids.has(cause) ? link(cause) : escapeHtml(cause)}: ${plural(ones.length, 'check')}. <span class="said">${escapeHtml(message)}</span></li>`
    })
  return `<h2>Root causes (${caused.size})</h2><ul>${items.join('')}</ul>`
}

function nearestPersonas({ summary: { nearest, likeness = [] } }: Run): string {
  if (!nearest) return ''
  const items = likeness.map(
    ({ persona, shared, apart }) =>
      `<li><b>${escapeHtml(persona)}</b>: ${plural(shared, 'finding')} in common, ${plural(apart, 'check')} on which they differ</li>`,
  )
  return `<h2>Nearest fake wallet: ${escapeHtml(nearest)}</h2><ul>${items.join('')}</ul>`
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

function aboutRun({ run, suite, subject, environment, expectations }: Run): string {
  const facts: [string, unknown][] = [
    ['command', run.command],
    ['started', run.startedAt],
    ['took', `${run.durationMs} ms`],
    ['seed', run.seed],
    ['subject', `${nameAndVersion(subject)} (${subject.kind})`],
    ['digest', subject.digest],
    ['catalogue', suite.catalogueHash],
    ['Node', environment.node],
    ['system', environment.os],
    ['browser', environment.browser],
    ['expectations', expectations?.file],
  ]
  const rows = facts.filter(([, value]) => value !== undefined)
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<p><small>This is what was seen in one run, not a statement of a wallet's quality.</small></p>`
}

const nameAndVersion = ({ name, version }: Run['subject']) =>
  [name, version].filter(Boolean).join(' ')

const needsAttention = (result: Result) => isUnexpected(result) || result.status === 'harness-error'

const filterScript = `
const form = document.querySelector('.filters')
const checks = [...document.querySelectorAll('details[data-id]')]
const apply = () => {
  const { status, level, text } = Object.fromEntries(new FormData(form))
  for (const check of checks) {
    const { id, status: own, level: weight } = check.dataset
    check.hidden = Boolean((status && own !== status) || (level && weight !== level) || (text && !id.toLowerCase().includes(text.toLowerCase())))
  }
  for (const section of document.querySelectorAll('section[data-group]')) {
    section.hidden = !section.querySelector('details:not([hidden])')
  }
}
form.addEventListener('input', apply)
form.addEventListener('submit', (event) => event.preventDefault())
const open = () => {
  const check = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (check instanceof HTMLDetailsElement) { check.open = true; check.scrollIntoView() }
}
addEventListener('hashchange', open)
open()
`
