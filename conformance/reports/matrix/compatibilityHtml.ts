import { escapeHtml } from '../html/escapeHtml.ts'
import { symbols, type Column, type Matrix, type MatrixCell } from './featureMatrix.ts'
import { columnHeader } from './matrixHtml.ts'

/** Renders the public page of real wallets, for a content security policy without scripts and inline styles. */
export function compatibilityHtml({ features, columns }: Matrix): string {
  const rows = features.map(
    ({ id, title }, row) =>
      `<tr><th scope="row">${escapeHtml(title)}</th>${columns.map(({ cells }, at) => cell(cells[row]!, `${id}-${at}`)).join('')}</tr>`,
  )
  const checked = columns.filter(({ version }) => version)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="What wallets do and do not do, seen on real wallets.">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src data:">
<title>Wallets · Touchstone</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
</head>
<body>
<header>
<h1>What wallets do</h1>
<p>Seen on real wallets by the conformance suite: ${checked.length} of ${columns.length} were checked. Features that were not checked, or were last checked more than 180 days ago, are unknown.</p>
<p><a href="../">Touchstone</a> · <a href="../check/">Check a wallet yourself</a></p>
</header>
<main>
<p class="legend">${Object.entries(symbols)
    .map(([answer, symbol]) => `<span class="${answer}">${symbol} ${answer}</span>`)
    .join(' ')}</p>
<div class="wide" role="region" aria-label="Features of wallets" tabindex="0">
<table>
<thead><tr><th scope="col">Feature</th>${columns.map(columnHeader).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>
${checked.length > 0 ? '<h2>Evidence</h2>' : ''}
${columns.map((column, at) => evidence(column, at, features)).join('\n')}
</main>
</body>
</html>
`
}

function cell({ answer, results }: MatrixCell, place: string): string {
  const label = `${symbols[answer]} ${answer}`
  return `<td class="${answer}">${results.length > 0 ? `<a href="#${place}">${label}</a>` : label}</td>`
}

function evidence({ wallet, cells }: Column, at: number, features: Matrix['features']): string {
  const items = cells.flatMap(({ answer, why, results }, row) => {
    if (results.length === 0) return []
    const { id, title } = features[row]!
    const checks = results.map(
      ({ id: check, status }) =>
        `<li>${escapeHtml(status)}: <code>${escapeHtml(check)}</code></li>`,
    )
    const reasons = why.length > 0 ? `<p>${why.map(escapeHtml).join('; ')}</p>` : ''
    return `<section id="${id}-${at}"><h4>${escapeHtml(title)}: ${answer}</h4>${reasons}<ul>${checks.join('')}</ul></section>`
  })
  return items.length > 0 ? `<h3>${escapeHtml(wallet)}</h3>${items.join('\n')}` : ''
}

/** Styles of the compatibility page. Texts have a contrast of at least 4.5 to 1 in both color schemes. */
export const compatibilityStyle = `:root {
  color-scheme: light dark;
  background: light-dark(#f5f4f0, #121315);
  color: light-dark(#1b1d20, #eceae4);
  font: 1rem/1.5 system-ui, sans-serif;
}
body { max-inline-size: 76rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
h1 { margin-block: 0.5rem; font-size: 1.5rem }
h4 { margin: 0; font-weight: 500 }
a { color: inherit }
:focus-visible { outline: 2px solid light-dark(#946200, #e8c468); outline-offset: 2px }
small, section p { color: light-dark(#5b5f66, #a6abb3) }
.legend span { margin-inline-end: 1rem }
.wide { overflow-x: auto; overflow-wrap: normal; border: 1px solid light-dark(#e0ddd5, #363a40); border-radius: 1rem; background: light-dark(#fff, #1b1d20) }
table { border-collapse: collapse; inline-size: 100% }
th, td { padding: 0.5rem 0.75rem; border-block-end: 1px solid light-dark(#e0ddd5, #363a40); text-align: start; white-space: nowrap }
th[scope='row'] { min-inline-size: 15rem; font-weight: normal; white-space: normal }
.yes { color: light-dark(#1a6b3c, #7fd6a2) }
.no { color: light-dark(#a3261c, #ff9d91) }
.partial { color: light-dark(#7a4d00, #e8c468) }
.unknown { color: light-dark(#5b5f66, #a6abb3) }
section { padding-block: 0.5rem; scroll-margin-block-start: 1rem }
section:target { background: light-dark(#fbf3df, #2f2a1c) }
section ul { margin: 0.25rem 0 0; padding-inline-start: 1.25rem }
`
