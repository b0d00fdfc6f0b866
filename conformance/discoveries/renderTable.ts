/** Renders a table in Markdown, formatted as oxfmt formats it. */
export function renderTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  )
  const line = (row: readonly string[], fill = ' ') =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`
  const rule = titles.map(() => '-')
  return [line(titles), line(rule, '-'), ...rows.map((row) => line(row))].join('\n')
}
