import { escapeHtml } from '../html/escapeHtml.ts'
import { style } from '../html/style.ts'
import { symbols, type Column, type Matrix, type MatrixCell } from './featureMatrix.ts'

/** Renders a matrix as a single HTML page. Each cell links to its results below the table. */
export function matrixHtml({ features, columns }: Matrix): string {
  const rows = features.map(
    ({ id, title }, row) =>
      `<tr id="${id}"><th scope="row">${escapeHtml(title)}</th>${columns.map((column, at) => cell(column.cells[row]!, `${id}-${at}`)).join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Wallets and features</title>
<style>${style}${own}</style>
</head>
<body>
<main>
<h1>Wallets and features</h1>
<p>${Object.entries(symbols)
    .map(([answer, symbol]) => `<span class="cell ${answer}">${symbol} ${answer}</span>`)
    .join(' ')}</p>
<div class="wide" role="region" aria-label="Features of wallets" tabindex="0"><table class="matrix">
<thead><tr><th scope="col">Feature</th>${columns.map(columnHeader).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>
<h2>Evidence</h2>
${columns.map((column, at) => evidence(column, at, features)).join('\n')}
<p><small>A feature is <b>unknown</b> where its checks were blocked, are waiting for a user, were not run, or are older than 180 days.</small></p>
</main>
</body>
</html>
`
}

export const columnHeader = ({ wallet, version, seen }: Column) =>
  `<th scope="col">${escapeHtml(wallet)}${version ? ` ${escapeHtml(version)}` : ''}<br><small>${escapeHtml(seen)}</small></th>`

const cell = ({ answer }: MatrixCell, place: string) =>
  `<td class="${answer}"><a href="#${place}">${symbols[answer]} ${answer}</a></td>`

function evidence({ wallet, cells }: Column, at: number, features: Matrix['features']): string {
  const items = cells.map(({ answer, why, results }, row) => {
    const feature = features[row]!
    const checks = results.map(
      ({ id, status }) =>
        `<li><span class="status ${status}">${status}</span> <code>${escapeHtml(id)}</code></li>`,
    )
    const reasons = why.length > 0 ? `<p>${why.map(escapeHtml).join('; ')}</p>` : ''
    return `<section id="${feature.id}-${at}" class="evidence"><h4>${escapeHtml(feature.title)}: ${symbols[answer]} ${answer}</h4>${reasons}<ul>${checks.join('')}</ul></section>`
  })
  return `<h3>${escapeHtml(wallet)}</h3>${items.join('\n')}`
}

const own = `
.wide { overflow-x: auto } .matrix th[scope=row] { font-weight: normal; min-width: 14rem } .matrix td, .matrix th[scope=col] { white-space: nowrap }
.evidence:not(:target) ul { display: none } .evidence:target { background: var(--soft); padding: .1rem 1rem; scroll-margin-top: 2rem }
.evidence h4 { margin: .6rem 0 .2rem; font-weight: normal } .evidence p { margin: 0 0 .4rem; color: var(--dim) } .evidence:target h4 { font-weight: 600 }
td.yes a, .cell.yes { color: var(--good) } td.no a, .cell.no { color: var(--bad) } td.partial a, .cell.partial { color: var(--warn) } td.unknown a, .cell.unknown { color: var(--dim) }
.cell { margin-inline-end: 1rem }
`
